# For scripts that source it: says the name of a step, and how many seconds after its script's start it begins.
step() { printf '\n=== %s (%s s)\n' "$1" "$SECONDS"; }

# For scripts that source it.

# Prints the name of a step, and the seconds since the script started.
step() { printf '\n=== %s (%s s)\n' "$1" "$SECONDS"; }

# Installs the Debian packages whose command or file is missing: "command:package" pairs.
install_missing() {
  local packages=() pair
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null || [ -e "${pair%%:*}" ] || packages+=("${pair#*:}")
  done
  [ ${#packages[@]} -eq 0 ] && return
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}"
}

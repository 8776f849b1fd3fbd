/** The front matter at the start of a page, with both lines of hyphens; its group is the YAML. */
export const frontMatterPattern = /^---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?=\r?\n|$)/;

/** What a child is called where its full name was said or is not needed: the first word of its name. */
export function firstName(name: string): string {
	return name.trim().split(/\s+/u)[0] ?? name;
}

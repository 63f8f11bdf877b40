/** The place of a box in a prompt: `[[id]]`. */
const PLACE = /\[\[([a-z0-9-]{1,20})\]\]/g;

/** The ids of the boxes in a prompt, in reading order. */
export function blankPlaces(prompt: string): string[] {
	return [...prompt.matchAll(PLACE)].map(([, id = ""]) => id);
}

/** The prompt with each place of a box replaced. */
export function replaceBlankPlaces(prompt: string, replace: (id: string) => string): string {
	return prompt.replaceAll(PLACE, (_, id: string) => replace(id));
}

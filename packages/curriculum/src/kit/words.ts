export { NAMES } from "@learnin/domain/question/text/names";

/** "1 row", "3 rows". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** "an apple", "a pear". Not for words whose spelling and sound differ ("hour", "unit"). */
export function withArticle(word: string): string {
	return `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
}

/** The text with a capital first letter. */
export function startLarge(text: string): string {
	return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** A number, or a text with numbers, with commas from 1,000 on, as prompts write them; decimals and denominators stay. */
export function withCommas(text: number | string): string {
	return `${text}`.replace(/(?<![\d.,/])\d{4,}(?!,\d)/g, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ","));
}

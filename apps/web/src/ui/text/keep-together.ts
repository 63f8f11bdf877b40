/** Keeps a formula or a box and the punctuation after it on one line; a browser could start a line with the period. */
export function keepTogether(html: string): string {
	return html.replaceAll(
		/(<math(?:(?!<math)[\s\S])*?<\/math>|<span data-blank="[^"]*"><\/span>)([.,;:?!]+)/g,
		'<span class="together">$1$2</span>',
	);
}

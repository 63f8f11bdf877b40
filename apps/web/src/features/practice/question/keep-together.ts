/** Keeps a formula or a box and the punctuation after it on one line; a browser could start a line with the period. */
export function keepTogether<T extends { html: string }>(text: T): T {
	const html = text.html.replaceAll(
		/(<math(?:(?!<math)[\s\S])*?<\/math>|<span data-blank="[^"]*"><\/span>)([.,;:?!]+)/g,
		wrapped,
	);
	return { ...text, html };
}

const wrapped = '<span class="pr-together">$1$2</span>';

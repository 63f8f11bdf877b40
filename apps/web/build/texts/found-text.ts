/** A stretch of source that stays as it is, but for the texts in it. */
export interface Stretch {
	start: number;
	end: number;
	texts: FoundText[];
}

/** What a text is made of, before it is known which way its choices go. */
export type Part =
	| { kind: "words"; words: string }
	| { kind: "value"; name: string; source: Stretch }
	| { kind: "element"; opening: Stretch; closing: string; parts: Part[] }
	| { kind: "choice"; test: Stretch; key: string; yes: Part[]; no: Part[] };

/** A text in a source file: where it stands, what it is made of, and what surrounds it. */
export interface FoundText {
	start: number;
	end: number;
	parts: Part[];
	/**
	 * What may stand in its place: an expression, a JSX attribute's value, children of an element, a call that counts
	 * things, an attribute that names the thing which is counted.
	 */
	place: "expression" | "attribute" | "children" | "count" | "thing";
	/** What a call counts. */
	number?: Stretch;
}

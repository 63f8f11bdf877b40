/** A page to test, and its expected header. */
export interface Screen {
	name: string;
	/** `SESSION`, `QUESTION` and `DAY` are replaced by earlier practice, `ORDER` by a paid order. */
	path: string;
	/** Title of the document, and of the header if the page has the app's frame. */
	title: string;
	/** The header's title, if it is shared with another page. */
	heading?: string;
	/**
	 * The target of the header's Back link: an address, a step through the visited pages, or none. Pages outside of the
	 * frame have none.
	 */
	back?: `/${string}` | "step" | null;
	/** Visible once the page has its content. */
	ready: string;
	/** Similar to another one: only tested by `npm run audit`. */
	isForAudit?: boolean;
}

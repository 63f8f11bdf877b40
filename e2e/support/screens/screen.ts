/** A page that is looked at, and what its header must say. */
export interface Screen {
	name: string;
	/** `SESSION`, `QUESTION` and `DAY` stand for what was practised before, `ORDER` for one that was paid. */
	path: string;
	/** Of the document, and of the header where the page stands in the app's frame. */
	title: string;
	/**
	 * Where the frame's header leads back to: an address, a step through the places that were visited, or nowhere.
	 * Pages outside of the frame have none.
	 */
	back?: `/${string}` | "step" | null;
	/** Seen when the page has its content. */
	ready: string;
	/** Looks like another one: walked through by `npm run audit` alone. */
	isForAudit?: boolean;
}

/** Five minutes at home, with things from any home, in words for a parent. */
export interface HomeActivity {
	title: string;
	/** What to have at hand, after a colon. */
	needs: string;
	/** Two to four short sentences. */
	steps: readonly string[];
	/** One question to ask the child, with no quotation marks around it. */
	ask: string;
	/** Why this helps. */
	because: string;
}

/** One activity and the few skills that it really practices. */
export interface HomeActivityOf extends HomeActivity {
	skills: readonly [string, ...string[]];
}

/** Five minutes at home, with things that are in every house, said to a parent. */
export interface HomeActivity {
	title: string;
	/** What to have at hand. */
	needs: string;
	/** Two to four short sentences. */
	steps: readonly string[];
	/** One question to ask the child, with no quotation marks around it. */
	ask: string;
	/** Why this helps. */
	because: string;
}

/** One activity and the few skills that it truly practises. */
export interface HomeActivityOf extends HomeActivity {
	skills: readonly [string, ...string[]];
}

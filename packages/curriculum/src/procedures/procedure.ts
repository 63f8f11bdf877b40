/** A wrong procedure that shows in questions of several skills. */
export interface Procedure {
	id: string;
	/** To the child, its behavior: continues "You". Plain text. */
	child_does: string;
	/** To the parent, the child's behavior: continues its name. Plain text. */
	parent_does: string;
	/** To the parent: what to do about it at home. Plain text. */
	helps: string;
	/** Its known mistakes in every skill, by stem (see `stemOf`). */
	stems: readonly string[];
}

const words = [
	/* text */ "Thanks. Here’s the next one.",
	/* text */ "Got it. On we go.",
	/* text */ "Thanks, that helps.",
	/* text */ "Noted. Take your time.",
	/* text */ "Thanks. Stop whenever you like.",
];

/** Shown after any answer: it reveals nothing about right and wrong. */
export function kindWord(given: number): string {
	return words[(given - 1) % words.length] ?? "";
}

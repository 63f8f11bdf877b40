/** A tile as a screen reader says it: a sign by its name, all else as it is written. */
export function sayTile(tile: string): string {
	return signNames()[tile] ?? tile;
}

function signNames(): Record<string, string> {
	return {
		"+": /* text */ "plus",
		"-": /* text */ "minus",
		"×": /* text */ "times",
		"÷": "divided by",
		"=": /* text */ "equals",
		"(": "opening parenthesis",
		")": "closing parenthesis",
	};
}

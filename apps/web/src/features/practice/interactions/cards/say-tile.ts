/** The spoken form of a tile: a sign by its name, anything else as written. */
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

import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Worksheet } from "./worksheets.api.ts";

/** The code as printed: "K7QP-3XWM". */
export function printedCode(code: string): string {
	return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The heading of a sheet. */
export function sheetTitle({ source, skills }: Worksheet): string {
	const [only] = skills;
	if (skills.length === 1 && only) return only.name;
	return source === "mistakes" ? "A second look" : "Mixed practice";
}

/** The sign of an option or pair on paper: A, B, C … or 1, 2, 3 …. */
export function letterOf(index: number): string {
	return String.fromCharCode(65 + index);
}

/** What a child draws on paper instead of moving pieces on the screen; null if paper shows the board of it. */
export function drawnOnPaper(kind: InteractionKind): string | null {
	if (kind === "money") return "Draw the bills or coins here. Then write the amount.";
	return kind === "blocks" ? "Draw the blocks here. Then write the number." : null;
}

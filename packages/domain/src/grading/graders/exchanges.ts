import type { Blank, KnownMistake } from "../../question/question.ts";
import { isSameAnswer } from "../same-answer.ts";
import type { GradedPart } from "./parts.ts";

/** A mistake that puts the answers of two boxes in each other's place, seen from one of them. */
interface Exchange {
	id: string;
	part: string;
	other: string;
}

/**
 * Returns what takes a mistake such as `reversed-order` from a box if the other box does not show it: in "6 to 6"
 * for 3 to 6 nothing was reversed. Mistakes that are about one box each stay.
 */
export function withoutHalfExchanges(
	blanks: readonly Blank[],
	mistakes: readonly KnownMistake[],
): (parts: readonly GradedPart[]) => readonly GradedPart[] {
	const exchanges = exchangesOf(blanks, mistakes);
	if (exchanges.length === 0) return (parts) => parts;
	return (parts) => {
		const shown = (id: string, part: string) =>
			parts.some((each) => each.id === part && mistakeOf(each) === id);
		return parts.map((part) => {
			const id = mistakeOf(part);
			const exchange = exchanges.find((each) => each.id === id && each.part === part.id);
			if (exchange === undefined || shown(exchange.id, exchange.other)) return part;
			return { ...part, grade: { ...part.grade, known_mistake_id: null } };
		});
	};
}

function exchangesOf(blanks: readonly Blank[], mistakes: readonly KnownMistake[]): Exchange[] {
	const takes = (id: string, blank: Blank, from: Blank) =>
		mistakes.some(
			({ id: of, part, answer }) =>
				of === id && part === blank.id && isSameAnswer(from, answer, from.key.answers[0] ?? ""),
		);
	return mistakes.flatMap(({ id, part }) => {
		const blank = blanks.find((each) => each.id === part);
		const other =
			blank && blanks.find((each) => each !== blank && takes(id, blank, each) && takes(id, each, blank));
		return blank && other ? [{ id, part: blank.id, other: other.id }] : [];
	});
}

function mistakeOf({ grade }: GradedPart): string | null {
	return grade.verdict === "incorrect" ? grade.known_mistake_id : null;
}

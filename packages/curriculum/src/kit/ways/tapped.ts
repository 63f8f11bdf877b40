import { FURTHEST } from "@learnin/domain/interactions/parts/parts";
import { letterOf } from "@learnin/domain/interactions/parts/parts-picture";
import type { SelectAllQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import { type Choice, chooseAll } from "../questions/choose-all.ts";
import type { Way } from "../define-skill.ts";
import { nameEach } from "../questions/name-each.ts";

type Place = readonly [x: number, y: number];

/**
 * A drawing, from the left and from the top, and its parts to tap: one place is a corner, two are a line, more a face.
 */
interface Drawing {
	prompt: string;
	shape: readonly Place[];
	/** Each has its own name that describes what is visible of it. */
	parts: readonly Part[];
	hints: readonly [string, string, string];
	/** What is found at the parts, called as in the drawing: "Line a". */
	steps: (parts: readonly (Part & { name: string })[]) => readonly string[];
}

interface Part extends Choice {
	places: readonly Place[];
	/** Why it is right or not, where it depends on the part. */
	why?: string;
}

/** SELECT_ALL, answered by tapping the right parts. */
export function tapped(draw: (random: Random) => Drawing | undefined): Way {
	return (random) => {
		const drawing = draw(random);
		if (drawing === undefined) return undefined;
		const names = drawing.parts.map(({ label }) => label);
		const canBeAsked = new Set(names).size === names.length && drawing.parts.some(({ fits }) => fits);
		return canBeAsked ? tappedQuestion(random, drawing) : undefined;
	};
}

function tappedQuestion(random: Random, drawing: Drawing): SelectAllQuestion {
	const { prompt, shape, parts, hints, steps } = drawing;
	const choices = parts.map(({ label, fits, mistake }) => ({ label, fits, ...(mistake && { mistake }) }));
	const question = chooseAll(random, { prompt, hints: [...hints], explanation: "" }, nameEach(choices));
	const lettered = question.options.flatMap(({ label }, at) => {
		const part = parts.find((each) => each.label === label);
		return part === undefined ? [] : [{ ...part, name: `${nounOf(part.places)} ${letterOf(at)}` }];
	});
	return {
		...question,
		explanation: steps(lettered).join("\n\n"),
		options: question.options.map((option, at) => ({
			...option,
			label: `${lettered[at]?.name ?? ""}, ${startSmall(option.label)}`,
		})),
		interaction: {
			kind: "parts",
			shape: onGrid(shape),
			parts: lettered.map(({ places }) => onGrid(places)),
		},
	};
}

/** A part is called by the letter that is seen on it. */
function nounOf(places: readonly Place[]): string {
	return ["Corner", "Line"][places.length - 1] ?? "Face";
}

function startSmall(text: string): string {
	return `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
}

function onGrid(places: readonly Place[]): { x: number; y: number }[] {
	const within = (value: number) => Math.min(FURTHEST, Math.max(0, Math.round(value)));
	return places.map(([x, y]) => ({ x: within(x), y: within(y) }));
}

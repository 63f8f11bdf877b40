import { MAX_TILES, written } from "@learnin/domain/interactions/tiles/tiles";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Draft, Form, Wrong } from "../draft.ts";
import { bagOf, formsOf, tilesIn } from "../questions/tiles.ts";
import { tellableWrong } from "./common.ts";
import { madeQuestion } from "./typed.ts";

/** An expression with more right forms than an author would list is asked in another way. */
const MAX_FORMS = 8;

/** FILL_ONE, answered with tiles: the expression of a draft's task, in any correct form. */
export function withTiles(form: Form, prompts: (task: string) => readonly string[]): Way {
	return (random) => {
		const draft = form(random);
		const right = draft && tilesIn(draft.right.entry);
		if (!draft?.task || !right || right[0] === "-") return undefined;
		const forms = formsOf(right).map(written);
		const wrong = tellableWrong(draft).flatMap(inTiles);
		const others = wrong.filter(([, { entry }]) => !forms.includes(entry)).slice(0, 3);
		const tiles = tilesFor(random, right, others);
		if (forms.length > MAX_FORMS || tiles.length > MAX_TILES) return undefined;
		const [entry = "", ...more] = forms;
		// Typed without blanks it is right too.
		const also = [...more, ...forms.map((each) => each.replaceAll(" ", ""))];
		const asked: Draft = {
			...draft,
			prompt: random.pick(prompts(draft.task)),
			right: { ...draft.right, entry, also, answer_type: "STRING" },
			wrong: others,
		};
		return madeQuestion(asked, { kind: "tiles", tiles });
	};
}

/** FILL_ONE, answered with tiles: the equation of a draft, or an equation of the same fact family. */
export function asEquation(form: Form): Way {
	const asked: Form = (random) => {
		const draft = form(random);
		return draft && { ...draft, task: draft.prompt };
	};
	return withTiles(asked, (prompt) => [
		`${prompt} Build it from the tiles.`,
		`${prompt} Build it with the tiles.`,
	]);
}

/** A wrong expression in tiles; none if tiles cannot show it. */
function inTiles([slip, value]: Wrong): Wrong[] {
	const tiles = tilesIn(value.entry);
	return tiles === null ? [] : [[slip, { ...value, entry: written(tiles) }]];
}

/** All tiles of the right expression and, if there is room, those of the wrong ones. */
function tilesFor(random: Random, right: readonly string[], others: readonly Wrong[]): string[] {
	const rows: (readonly string[])[] = [right];
	for (const [, { entry }] of others) {
		const row = tilesIn(entry) ?? [];
		if (bagOf([...rows, row]).length <= MAX_TILES) rows.push(row);
	}
	return random.shuffle(bagOf(rows));
}

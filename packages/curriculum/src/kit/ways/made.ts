import type { Interaction } from "@learnin/domain/interactions/interaction";
import { MOST_SECTORS } from "@learnin/domain/interactions/shading/shading";
import type { FillOneQuestion } from "@learnin/domain/question/question";
import type { Draft, Form } from "../draft.ts";
import type { Way } from "../define-skill.ts";
import { tellsTooMuch } from "./common.ts";
import { typedQuestion } from "./typed.ts";

/** FILL_ONE, made by placing a point: the draft says on which line. */
export function onNumberLine(form: Form): Way {
	return made(form, ({ line }) => line && { kind: "number_line", ...line });
}

/** FILL_ONE, made by shading parts: the draft says of what. */
export function byShading(form: Form): Way {
	return made(form, ({ shading }) => shading && { kind: "shading", ...shading });
}

/** The same with the sectors of a circle; a draft that tells of another shape than "the bar" is drawn again. */
export function byShadingACircle(form: Form): Way {
	const ofCircle: Form = (random) => {
		const draft = form(random);
		const prompt = draft?.prompt.replaceAll("of the bar", "of the circle");
		return draft === undefined || prompt === undefined || /\b(?:bar|row|strip)\b/.test(prompt)
			? undefined
			: { ...draft, prompt };
	};
	return made(ofCircle, ({ shading }) =>
		shading?.rows === 1 && shading.columns <= MOST_SECTORS
			? { kind: "shading", ...shading, style: "circle" }
			: undefined,
	);
}

/** FILL_ONE, made by turning the hands of a clock: the draft says in which steps. */
export function onClock(form: Form): Way {
	return made(form, ({ clock }) => clock && { kind: "clock", ...clock });
}

/** FILL_ONE, made by opening an angle: the draft says in which steps. */
export function byOpening(form: Form): Way {
	return made(form, ({ angle }) => angle && { kind: "angle", ...angle });
}

/** FILL_ONE, made by drawing an inequality: the draft says on which line. */
export function asArrow(form: Form): Way {
	return made(form, ({ inequality }) => inequality && { kind: "inequality", ...inequality });
}

/** FILL_ONE, made by drawing all numbers between two: the draft says on which line. */
export function asInterval(form: Form): Way {
	return made(form, ({ interval }) => interval && { kind: "interval", ...interval });
}

/** FILL_ONE, made of base-ten blocks: the draft says which lie there at first. */
export function withBlocks(form: Form): Way {
	return made(form, ({ blocks }) => blocks && { kind: "blocks", ...blocks });
}

/** FILL_ONE, made of coins and bills: the draft says of which. */
export function withMoney(form: Form): Way {
	return made(form, ({ money }) => money && { kind: "money", ...money });
}

/** FILL_ONE, made by jumping along a line: the draft says from where. */
export function byJumps(form: Form): Way {
	return made(form, ({ jumps }) => jumps && { kind: "jumps", ...jumps });
}

/** FILL_ONE, found on a balance scale: the draft says what is in its pans. */
export function onScale(form: Form): Way {
	return made(form, ({ balance }) => balance && { kind: "balance", ...balance });
}

/** FILL_ONE, measured with a ruler: the draft says with which, and how long the bar is. */
export function withRuler(form: Form): Way {
	return made(form, ({ ruler }) => ruler && { kind: "ruler", ...ruler });
}

/** FILL_ONE, measured with a protractor: the draft says which angle, and how it lies. */
export function withProtractor(form: Form): Way {
	return made(form, ({ protractor }) => protractor && { kind: "protractor", ...protractor });
}

/** FILL_ONE, built of unit cubes: the draft says on which floor. */
export function withCubes(form: Form): Way {
	return made(form, ({ cubes }) => cubes && { kind: "cubes", ...cubes });
}

/** FILL_ONE, shown by cutting and moving: the draft says what is cut. */
export function byCutting(form: Form): Way {
	return made(form, ({ cut }) => cut && { kind: "cut", ...cut });
}

/** The draft's figure, which would show the same again, and its instruction for typing are left out. */
function made(form: Form, on: (draft: Draft) => Interaction | undefined): Way {
	return (random): FillOneQuestion | undefined => {
		const draft = form(random);
		const interaction = draft && on(draft);
		if (draft === undefined || interaction === undefined || tellsTooMuch(draft)) return undefined;
		const { figure: _figure, cta: _cta, ...question } = typedQuestion(draft);
		return { ...question, interaction };
	};
}

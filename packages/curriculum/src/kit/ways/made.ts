import type { Interaction } from "@learnin/domain/interactions/interaction";
import { MAX_SECTORS } from "@learnin/domain/interactions/shading/shading";
import type { FillOneQuestion } from "@learnin/domain/question/question";
import type { Draft, Form } from "../draft.ts";
import type { Way } from "../define-skill.ts";
import { tellsTooMuch } from "./common.ts";
import { madeQuestion } from "./typed.ts";

/** FILL_ONE, answered by placing a point on the draft's number line. */
export function onNumberLine(form: Form): Way {
	return made(form, ({ line }) => line && { kind: "number_line", ...line });
}

/** FILL_ONE, answered by zooming into the draft's number line and placing a point. */
export function onZoomLine(form: Form): Way {
	return made(form, ({ zoom }) => zoom && { kind: "zoom_line", ...zoom });
}

/** FILL_ONE, answered by shading the draft's parts. */
export function byShading(form: Form): Way {
	return made(form, ({ shading }) => shading && { kind: "shading", ...shading });
}

/** Wholes that no circle looks like. */
const LONG_WHOLE = /\b(?:bar|row|strip|ribbon|bookshelf|bed)\b/;

/** The same with the sectors of a circle; a draft that tells of another shape than "the bar" is drawn again. */
export function byShadingACircle(form: Form): Way {
	const ofCircle: Form = (random) => {
		const draft = form(random);
		const prompt = draft?.prompt.replaceAll("of the bar", "of the circle");
		return draft === undefined || prompt === undefined || LONG_WHOLE.test(prompt)
			? undefined
			: { ...draft, prompt };
	};
	return made(ofCircle, ({ shading }) =>
		shading?.rows === 1 && shading.columns <= MAX_SECTORS
			? { kind: "shading", ...shading, style: "circle" }
			: undefined,
	);
}

/** FILL_ONE, made by turning the hands of a clock: the draft says in which steps. */
export function onClock(form: Form): Way {
	return made(form, ({ clock }) => clock && { kind: "clock", ...clock });
}

/** FILL_ONE, answered by opening an angle in the draft's steps. */
export function byOpening(form: Form): Way {
	return made(form, ({ angle }) => angle && { kind: "angle", ...angle });
}

/** FILL_ONE, answered by drawing an inequality on the draft's number line. */
export function asArrow(form: Form): Way {
	return made(form, ({ inequality }) => inequality && { kind: "inequality", ...inequality });
}

/** FILL_ONE, answered by drawing an interval on the draft's number line. */
export function asInterval(form: Form): Way {
	return made(form, ({ interval }) => interval && { kind: "interval", ...interval });
}

/** FILL_ONE, answered with base-ten blocks, starting from the draft's. */
export function withBlocks(form: Form): Way {
	return made(form, ({ blocks }) => blocks && { kind: "blocks", ...blocks });
}

/** FILL_ONE, answered with the draft's coins and bills. */
export function withMoney(form: Form): Way {
	return made(form, ({ money }) => money && { kind: "money", ...money });
}

/** FILL_ONE, answered by jumping along a number line from the draft's start. */
export function byJumps(form: Form): Way {
	return made(form, ({ jumps }) => jumps && { kind: "jumps", ...jumps });
}

/** FILL_ONE, found on a balance scale with the draft's pans. */
export function onScale(form: Form): Way {
	return made(form, ({ balance }) => balance && { kind: "balance", ...balance });
}

/** FILL_ONE, measured with the draft's ruler and bar. */
export function withRuler(form: Form): Way {
	return made(form, ({ ruler }) => ruler && { kind: "ruler", ...ruler });
}

/** FILL_ONE, measured with a protractor on the draft's angle. */
export function withProtractor(form: Form): Way {
	return made(form, ({ protractor }) => protractor && { kind: "protractor", ...protractor });
}

/** FILL_ONE, built of unit cubes on the draft's floor. */
export function withCubes(form: Form): Way {
	return made(form, ({ cubes }) => cubes && { kind: "cubes", ...cubes });
}

/** FILL_ONE, shown by cutting and moving the draft's figure. */
export function byCutting(form: Form): Way {
	return made(form, ({ cut }) => cut && { kind: "cut", ...cut });
}

/** FILL_ONE, answered by shading a region of the draft's coordinate plane. */
export function byRegion(form: Form): Way {
	return made(form, ({ region }) => region && { kind: "region", ...region });
}

function made(form: Form, on: (draft: Draft) => Interaction | undefined): Way {
	return (random): FillOneQuestion | undefined => {
		const draft = form(random);
		const interaction = draft && on(draft);
		if (draft === undefined || interaction === undefined || tellsTooMuch(draft)) return undefined;
		return madeQuestion(draft, interaction);
	};
}

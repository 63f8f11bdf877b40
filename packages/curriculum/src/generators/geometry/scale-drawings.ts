import { flatShape } from "../../figures/shapes/flat-shape.ts";
import { ask, boxed, defineSkill, given, NAMES, slip, stated, withTask } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { decimals, whole } from "../../kit/value.ts";
import { inFull, startLarge, withUnit } from "../../kit/words.ts";

const UNITS = [
	["centimeter", "centimeters", "meters"],
	["millimeter", "millimeters", "meters"],
	["centimeter", "centimeters", "kilometers"],
	["inch", "inches", "feet"],
	["inch", "inches", "miles"],
] as const;
/** As written beside a drawing. */
const SHORTER = { centimeters: "cm", millimeters: "mm", inches: "in." } as const;
/** What is long enough for kilometers and miles, and what is not. */
const LONG = ["road", "river", "canal", "railroad", "trail", "coast"] as const;
const SHORT = ["hall", "garden", "bridge", "wall", "fence", "path", "pool", "ramp"] as const;

function scaleOf(random: Random) {
	const [one, small, large] = random.pick(UNITS);
	const per = random.integer(2, 12);
	return {
		one,
		small,
		large,
		per,
		thing: random.pick(/kilo|mile/.test(large) ? LONG : SHORT),
		told: random.pick([
			`On a drawing, 1 ${one} stands for ${per} ${large}.`,
			`A scale drawing has the scale 1 ${one} = ${per} ${large}.`,
		]),
	};
}

/** From the drawing to the real length, or back. */
const length =
	(isBack: boolean): Form =>
	(random) => {
		const { one, small, large, per, thing, told } = scaleOf(random);
		const tenths = random.integer(3, 15) * 5;
		const [drawn, real] = [decimals(tenths, 1), decimals(tenths * per, 1)];
		const [given, unit, to] = isBack ? [real.entry, large, small] : [drawn.entry, small, large];
		return {
			prompt: `${told} ${
				isBack
					? random.pick([
							`A ${thing} is really ${given} ${large} long. How many ${small} long is it on the drawing?`,
							`How many ${small} long is the drawing of a ${thing} that is ${given} ${large} long?`,
						])
					: random.pick([
							`A ${thing} is ${given} ${small} long on the drawing. How many ${large} long is it really?`,
							`${random.pick(NAMES)} measures a ${thing} of ${given} ${small} on the drawing. What is its real length?`,
						])
			}`,
			task: `the ${isBack ? "length on the drawing" : "real length"} for ${given} ${unit} at a scale of 1 ${one} = ${per} ${large}`,
			right: isBack ? drawn : real,
			unit: { after: to },
			wrong: [
				isBack && [slip.invertedTheScale, decimals(tenths * per * per, 1)],
				!isBack && (tenths * 10) % per === 0 && [slip.invertedTheScale, decimals((tenths * 10) / per, 2)],
				[slip.addedTheScale, decimals(isBack ? tenths * per - 10 * per : tenths + 10 * per, 1)],
				[slip.keptTheNumberOfTheDrawing, isBack ? real : drawn],
			],
			hints: [
				`Each ${one} of the drawing stands for ${per} ${large}.`,
				isBack
					? `How many times do ${per} ${large} fit into ${given} ${large}?`
					: `How many ${large} are ${given} times ${per} ${large}?`,
				isBack ? "Divide by the scale." : "Multiply by the scale.",
			],
			steps: [
				isBack
					? "From the real length to the drawing: divide."
					: "From the drawing to the real length: multiply.",
				isBack
					? `$${real.entry} \\div ${per} = ${drawn.entry}$, so ${drawn.entry} ${small}.`
					: `$${drawn.entry} \\times ${per} = ${real.entry}$, so ${real.entry} ${large}.`,
			],
		};
	};

/** A map with a ratio as its scale. */
const map: Form = (random) => {
	const [cm, scale] = [random.integer(2, 19), random.pick([100, 200, 500, 1000, 2000, 5000])];
	const meters = (cm * scale) / 100;
	const things = random.pick(["trees", "houses", "bus stops", "towers", "gates", "wells"]);
	return {
		prompt: random.pick([
			`A map has the scale 1 : ${prose(scale)}. Two ${things} are ${cm} cm apart on the map. How many meters apart are they really?`,
			`On a map with the scale 1 : ${prose(scale)}, two ${things} are ${cm} cm apart. Find their real distance in meters.`,
		]),
		right: whole(meters),
		unit: { after: "m" },
		wrong: [
			[slip.forgotToConvert, whole(cm * scale)],
			[slip.wrongNumberOfZeros, whole(meters * 10)],
			[slip.keptTheNumberOfTheDrawing, whole(cm)],
		],
		hints: [
			`1 centimeter on the map stands for ${prose(scale)} centimeters.`,
			`How many centimeters are ${cm} times that?`,
			"How many centimeters make one meter? Convert.",
		],
		steps: [
			`$${cm} \\times ${texNumber(scale)} = ${texNumber(cm * scale)}$ cm.`,
			`That is $${texNumber(meters)}$ m.`,
		],
	};
};

const PLACES = ["room", "yard", "pool", "field", "parking lot"] as const;
/** Many kilometers or miles across. */
const WIDE_PLACES = ["county", "forest", "national park", "desert", "lake"] as const;

/** The real area of a rectangle on a drawing. */
const area: Form = (random) => {
	const { small, large, per, told } = scaleOf(random);
	const [w, h] = [random.integer(2, 9), random.integer(2, 9)];
	const place = random.pick(/kilometer|mile/.test(large) ? WIDE_PLACES : PLACES);
	return {
		prompt: `${told} On it, a ${place} is a rectangle that is ${w} ${small} by ${h} ${small}. ${random.pick(["What is its real area?", "Find its real area."])}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[0, 0],
							[w, 0],
							[w, h],
							[0, h],
						],
						color: "sky",
					},
				],
				labels: [
					{ from: [w, h], to: [0, h], text: `${w} ${SHORTER[small]}` },
					{ from: [0, h], to: [0, 0], text: `${h} ${SHORTER[small]}` },
				],
			}),
			alt: `A rectangle of ${w} ${small} by ${h} ${small}.`,
		},
		right: whole(w * per * h * per),
		unit: { after: `square ${inFull(large)}` },
		wrong: [
			[slip.scaledTheAreaOnce, whole(w * h * per)],
			[slip.gaveTheDrawnArea, whole(w * h)],
			[slip.gaveThePerimeterInstead, whole(2 * (w + h) * per)],
		],
		hints: [
			"Find the real sides first.",
			`The real length of ${w} ${small} is ${w} times ${per} ${large}.`,
			"Multiply the two real sides.",
		],
		steps: [
			`The real sides are $${w} \\times ${per} = ${w * per}$ and $${h} \\times ${per} = ${h * per}$ ${large}.`,
			`The real area is $${w * per} \\times ${h * per} = ${texNumber(w * per * h * per)}$ square ${inFull(large)}.`,
		],
	};
};

/** A drawing in another scale. */
const otherScale: Form = (random) => {
	const { one, small, large, per, thing } = scaleOf(random);
	const [times, second] = [random.integer(2, 4), random.integer(3, 15)];
	const other = times * per;
	const [real, first] = [other * second, times * second];
	return {
		prompt: `On a drawing, 1 ${one} stands for ${per} ${large}, and a ${thing} is ${first} ${small} long. A new drawing uses 1 ${one} for ${other} ${large}. ${random.pick([`How many ${small} long is the ${thing} there?`, `Find the length of the ${thing} on the new drawing.`])}`,
		right: whole(second),
		unit: { after: small },
		wrong: [
			[slip.invertedTheChange, whole(first * times)],
			[slip.gaveTheRealLength, whole(real)],
			[slip.keptTheNumberOfTheDrawing, whole(first)],
		],
		hints: [
			`How long is the ${thing} really?`,
			`The real length is ${first} times ${per} ${large}.`,
			"Then divide by the new scale.",
		],
		steps: [
			`The real length is $${first} \\times ${per} = ${real}$ ${large}.`,
			`On the new drawing: $${real} \\div ${other} = ${second}$ ${small}.`,
		],
	};
};

/** FILL_MULTIPLE: the sides of a rectangle and its area. */
const inSteps = ask.stepwise((random) => {
	const { small, large, per, told } = scaleOf(random);
	const [w, h] = [random.integer(2, 9), random.integer(2, 9)];
	const side = (drawn: number) => ({
		right: whole(drawn * per),
		wrong: [
			[slip.addedTheScale, whole(drawn + per)] as const,
			[slip.keptTheNumberOfTheDrawing, whole(drawn)] as const,
		],
	});
	return {
		prompt: `${told} A rectangle is ${w} ${small} by ${h} ${small} on it. The real sides are [[a]] ${large} and [[b]] ${large}. The real area is [[area]] square ${inFull(large)}.`,
		boxes: {
			a: side(w),
			b: side(h),
			area: boxed(whole(w * per * h * per), [slip.scaledTheAreaOnce, whole(w * h * per)]),
		},
		hints: [
			"Find the real sides first.",
			`$${w} \\times ${per}$ is the first one.`,
			"Multiply the two real sides.",
		],
		steps: [
			`$${w} \\times ${per} = ${w * per}$ and $${h} \\times ${per} = ${h * per}$.`,
			`$${w * per} \\times ${h * per} = ${w * per * h * per}$.`,
		],
	};
});

const bare = (form: Form): Form =>
	given(form, (draft) => {
		const { unit, ...rest } = draft;
		const named = (value: typeof draft.right) => ({ ...value, shown: withUnit(value.shown, unit?.after) });
		return {
			...rest,
			right: named(draft.right),
			wrong: draft.wrong.map((each) => each && ([each[0], named(each[1])] as const)),
		};
	});
const both: Form = (random) => bare(length(random.oneIn(2)))(random);
const claimed = stated(both);

// 1: from the drawing to the real length. 2: back. 3: the scale of a map. 4: areas. 5: a drawing in another scale, and a mistake.
export const scaleDrawings = defineSkill("scale-drawings", 19, {
	1: [ask.typed(length(false)), ask.chosen(length(false)), ask.judged(claimed)],
	2: [
		ask.typed(length(true)),
		ask.chosen(length(true)),
		ask.matched(withTask(both, startLarge), ["description", "length"]),
	],
	3: [ask.typed(map), ask.chosen(map)],
	4: [ask.typed(area), ask.chosen(area), inSteps],
	5: [ask.typed(otherScale), ask.chosen(otherScale), ask.explainTheMistake(both)],
});

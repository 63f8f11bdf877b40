import { anglePlaces } from "../../figures/shapes/angle-triangle.ts";
import { asClaim, ask, defineSkill, linearTex, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { degrees, simplest, whole } from "../../kit/value.ts";
import { type Angles, anglesOf, factsOf, type Kind, pictureOf } from "./triangle-angles.ts";

function figureOf(random: Random, kind: Kind, angles: Angles) {
	const { left, right, top } = angles;
	if (kind === "third") return pictureOf(random, angles, [`${left}°`, `${right}°`, "?"]);
	return kind === "exterior"
		? pictureOf(random, angles, [`${left}°`, "", `${top}°`], "?")
		: pictureOf(random, angles, [`${left}°`, "", "?"], `${left + top}°`);
}

function draftOf(random: Random, kind: Kind, angles: Angles): Draft {
	const { known, right, task, ask: asked, wrong, hint, last, work } = factsOf(kind, angles);
	return {
		prompt: random.pick([
			asked,
			`Find ${task}.`,
			`${random.pick(NAMES)} is looking for ${task}. What is its measure?`,
		]),
		task,
		right: degrees(right),
		wrong: wrong.map(([each, number]) => [each, degrees(number)] as const),
		hints: [
			hint,
			`You know ${known[0]}° and ${known[1]}°. How are they related to the angle you are looking for?`,
			last,
		],
		steps: [hint, work],
	};
}

const form =
	(kinds: readonly Kind[], isDrawn = false): Form =>
	(random) => {
		const [angles, kind] = [anglesOf(random), random.pick(kinds)];
		if (angles === undefined) return undefined;
		return {
			...draftOf(random, kind, angles),
			...(isDrawn ? { figure: figureOf(random, kind, angles) } : {}),
		};
	};

/** FILL_ONE: the degree sign is printed. */
const entered = (each: Form) =>
	ask.typed((random) => {
		const draft = each(random);
		return draft && { ...draft, unit: { after: "°" } };
	});

/** The angle is opened instead of typed. */
const opened = (kind: Kind) =>
	ask.byOpening((random) => {
		const draft = form([kind])(random);
		if (draft?.task === undefined) return undefined;
		return {
			...draft,
			prompt: random.pick([
				`${draft.prompt} Open an angle of that size.`,
				`Draw ${draft.task}.`,
				`${random.pick(NAMES)} wants to draw ${draft.task}. Open an angle that is as large.`,
			]),
			unit: { after: "°" },
			angle: { step: 1, has_protractor: true },
		};
	});

const labeled = (kind: Exclude<Kind, "remote">) =>
	ask.labeled((random) => {
		const angles = anglesOf(random);
		if (angles === undefined || angles.right > 95 || angles.right < 40 || angles.top < 40) return undefined;
		const { left, right, top } = angles;
		const places = anglePlaces(left, right);
		const third = factsOf("third", angles);
		const known =
			kind === "third"
				? {
						figure: pictureOf(random, angles, [`${left}°`, `${right}°`, ""], ""),
						at: "top" as const,
						value: top,
						name: "Angle at the top",
					}
				: {
						figure: pictureOf(random, angles, [`${left}°`, "", `${top}°`], ""),
						at: "right" as const,
						value: right,
						name: "Angle at the right",
					};
		return {
			prompt: random.pick([
				"Label the missing interior angle and the exterior angle with their measures.",
				"Write the measures of the two angles that are not given.",
			]),
			figure: known.figure,
			labels: {
				interior: {
					right: whole(known.value),
					label: known.name,
					place: places[known.at],
					after: "°",
					wrong: third.wrong.map(([each, number]) => [each, whole(number)] as const),
				},
				exterior: {
					right: whole(left + top),
					label: "Exterior angle",
					place: places.exterior,
					after: "°",
					wrong: [[slip.gaveInterior, whole(right)]],
				},
			},
			hints: [
				"The three interior angles add up to 180°.",
				`Begin with the interior angles. Two of them are ${left}° and ${kind === "third" ? right : top}°.`,
				"The exterior angle and the interior angle next to it make a straight angle.",
			],
			steps: [
				kind === "third"
					? `The missing interior angle: $180° - ${left}° - ${right}° = ${known.value}°$.`
					: `The missing interior angle: $180° - ${left}° - ${top}° = ${known.value}°$.`,
				`The exterior angle is $180° - ${right}° = ${left + top}°$.`,
			],
		};
	});

const term = (factor: number, constant: number) => linearTex(factor, "x", constant);

/** Three interior angles with x, or two remote ones and the exterior angle. */
const withX =
	(isExterior: boolean): Form =>
	(random) => {
		const [x, p, q] = [random.integer(14, 40), random.integer(1, 3), random.integer(1, 3)];
		const [left, top] = [p * x, q * x + random.integer(-20, 30)];
		const right = 180 - left - top;
		const last = isExterior ? left + top : right;
		// The multiple of x nearest to the last angle, or one less, so that a small constant is left.
		const r = Math.max(1, Math.round(last / x) - random.integer(0, 1));
		const [b, c] = [top - q * x, last - r * x];
		const [total, sum] = isExterior ? [p + q - r, c - b] : [p + q + r, 180 - b - c];
		if ([left, right, top].some((angle) => angle < 20 || angle > 120)) return undefined;
		if ([b, c].some((each) => each === 0 || Math.abs(each) > 40) || total <= 0) return undefined;
		const shown = [term(p, 0), term(q, b), term(r, c)] as const;
		const equation = isExterior
			? `${shown[0]} + ${shown[1]} = ${shown[2]}`
			: `${shown.join(" + ").replaceAll("+ -", "- ")} = 180`;
		return {
			prompt: isExterior
				? `The remote interior angles of an exterior angle measure $${shown[0]}$ and $${shown[1]}$ degrees. The exterior angle measures $${shown[2]}$ degrees. What is $x$?`
				: random.pick([
						`The angles of a triangle measure $${shown[0]}$, $${shown[1]}$, and $${shown[2]}$ degrees. What is $x$?`,
						`A triangle has angles of $${shown[0]}$, $${shown[1]}$, and $${shown[2]}$ degrees. What is $x$?`,
					]),
			right: whole(x),
			wrong: [
				[slip.didNotDivide, whole(sum)],
				!isExterior && [slip.used360, simplest(sum + 180, total)],
				[slip.leftOutConstants, simplest(isExterior ? c : 180, total)],
				[slip.addedConstants, simplest(isExterior ? c + b : 180 + b + c, total)],
				[slip.gaveAnAngle, whole(last)],
			],
			hints: [
				isExterior
					? "An exterior angle is the sum of its two remote interior angles."
					: "The three interior angles of a triangle add up to 180°.",
				`Write an equation: $${equation}$.`,
				`Collect the terms with $x$ and the numbers. Then divide by the coefficient of $x$.`,
			],
			steps: [`$${equation}$.`, `Collect like terms: $${term(total, 0)} = ${sum}$.`, `So $x = ${x}$.`],
		};
	};

const all = form(["third", "exterior", "remote"]);
const claimed = asClaim(all, (task, value) => `${task.replace("the", "The")} measures ${value}.`);

// 1: the third angle. 2: an exterior angle. 3: a remote interior angle, and what went wrong. 4: an equation with x. 5: an
// equation with x on both sides, and explaining a mistake.
export const angleSumExterior = defineSkill("angle-sum-exterior", 18, {
	1: [entered(form(["third"], true)), ask.chosen(form(["third"])), opened("third"), labeled("third")],
	2: [
		entered(form(["exterior"], true)),
		ask.chosen(form(["exterior"])),
		opened("exterior"),
		labeled("exterior"),
	],
	3: [
		entered(form(["remote"], true)),
		ask.chosen(form(["remote"])),
		ask.whatWentWrong(all),
		ask.judged(claimed),
	],
	4: [ask.typed(withX(false)), ask.chosen(withX(false)), labeled("exterior")],
	5: [ask.typed(withX(true)), ask.chosen(withX(true)), ask.explainTheMistake(all)],
});

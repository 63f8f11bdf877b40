import type { Plane } from "@learnin/domain/interactions/plane/settings";
import { asClaim, ask, given, slip, whole, withTask, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";
import type { Way } from "../../kit/define-skill.ts";

/** Two equations in x and y, as LaTeX, and what solves both. */
export interface System {
	one: string;
	other: string;
	x: number;
	y: number;
	/** Where wrong procedures lead; pairs that are not whole are left out. */
	wrong: readonly (readonly [slip: Wrong[0], x: number, y: number])[];
	figure?: Draft["figure"];
	/** The two lines where they are drawn, for a plane to plot on. */
	segments?: Plane["segments"];
	hints: Draft["hints"];
	steps: readonly string[];
}

export type Systems = (random: Random) => System | undefined;

/** How far the axes of a plane to plot on go. */
const REACH = 8;

const point = (x: number, y: number) => words(`$(${x}, ${y})$`);

function help({ figure, hints, steps, x, y }: System) {
	const last = `The solution is $x = ${x}$ and $y = ${y}$, or $(${x}, ${y})$.`;
	return { ...(figure === undefined ? {} : { figure }), hints, steps: [...steps, last] };
}

/** The solution as an ordered pair. */
const asPair = (systems: Systems): Form =>
	given(systems, (system, random) => {
		const { one, other, x, y, wrong } = system;
		const both = `$${one}$ and $${other}$`;
		return {
			...help(system),
			prompt: random.pick([
				`Which ordered pair solves both ${both}?`,
				`What is the solution of the system of ${both}?`,
				`Which pair $(x, y)$ makes both ${both} true?`,
			]),
			task: both,
			right: point(x, y),
			wrong: wrong.map(([each, u, v]) => Number.isInteger(u) && Number.isInteger(v) && [each, point(u, v)]),
		};
	});

/** One number that takes both unknowns to find, or one of them. */
const asNumber = (systems: Systems): Form =>
	given(systems, (system, random) => {
		const { one, other, x, y, wrong } = system;
		const [shown, of] = random.pick([
			["x", (u: number) => u],
			["y", (_: number, v: number) => v],
			["x + y", (u: number, v: number) => u + v],
		] as const);
		return {
			...help(system),
			prompt: `Solve the system of $${one}$ and $${other}$. What is the value of $${shown}$?`,
			right: whole(of(x, y)),
			wrong: [
				...wrong.map(([each, u, v]) => Number.isInteger(of(u, v)) && ([each, whole(of(u, v))] as const)),
				shown === "x + y"
					? [slip.gaveOneUnknown, whole(x)]
					: [slip.gaveOtherUnknown, whole(shown === "x" ? y : x)],
			],
			steps: [...help(system).steps, `So $${shown} = ${of(x, y)}$.`],
		};
	});

const inBoxes = (systems: Systems): Way =>
	ask.stepwise((random) => {
		const system = systems(random);
		if (system === undefined) return undefined;
		const { one, other, x, y, wrong } = system;
		return {
			...help(system),
			prompt: `${random.pick(["Solve the system of", "Find the solution of"])} $${one}$ and $${other}$. $x =$ [[x]], $y =$ [[y]]`,
			boxes: {
				x: { right: whole(x), wrong: wrong.map(([each, u]) => Number.isInteger(u) && [each, whole(u)]) },
				y: { right: whole(y), wrong: wrong.map(([each, , v]) => Number.isInteger(v) && [each, whole(v)]) },
			},
		};
	});

/** The solution as a point, with the lines where they are drawn. */
const asPoint = (systems: Systems): Way =>
	ask.plotted((random) => {
		const system = systems(random);
		if (system === undefined) return undefined;
		const { one, other, x, y, wrong, hints, segments = [] } = system;
		const both = `$${one}$ and $${other}$`;
		return {
			prompt:
				segments.length > 0
					? `The plane shows the lines ${both}. Plot the point that solves both equations.`
					: random.pick([
							`Solve the system of ${both}. Plot the solution as a point.`,
							`Plot the point where the lines ${both} meet.`,
						]),
			plane: { x_from: -REACH, x_to: REACH, y_from: -REACH, y_to: REACH, segments },
			points: [{ x, y, wrong }],
			hints,
			steps: help(system).steps,
		};
	});

/** The ways to ask for the solution of such systems, by name. */
export function waysToSolve(systems: Systems) {
	const pairs = asPair(systems);
	return {
		chosen: ask.chosen(pairs),
		typed: ask.typed(asNumber(systems)),
		boxes: inBoxes(systems),
		plotted: asPoint(systems),
		matched: ask.matched(pairs, ["system", "solution"]),
		judged: ask.judged(asClaim(pairs, (both, pair) => `${pair} is the solution of ${both}.`)),
		explained: ask.explainTheMistake(withTask(pairs, (both) => `the solution of ${both}`)),
		mistaken: ask.whatWentWrong(withTask(pairs, (both) => `the solution of ${both}`)),
	};
}

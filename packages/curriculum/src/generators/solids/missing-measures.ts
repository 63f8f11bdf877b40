import { measurePlaces } from "../../figures/shapes/round-solid.ts";
import { ask, type Form, given, simplest, slip, texNumber, type Value, whole } from "../../kit/index.ts";
import { type Draw, FORMULAS, pictureOf, thirdsOf } from "./volume-forms.ts";

/** The height of a cylinder or a cone from its volume, or the radius of any of them. */
export const missingForm = (draw: Draw, wanted: "height" | "radius"): Form =>
	given(draw, (solid, random) => {
		const { kind, name, unit, r, h } = solid;
		const total = texNumber(thirdsOf(solid) / 3);
		const known = wanted === "height" ? `radius ${r} ${unit}` : `height ${h} ${unit}`;
		const told =
			kind === "sphere" ? `volume $${total}\\pi$ ${unit}³` : `${known} and volume $${total}\\pi$ ${unit}³`;
		const length = (value: Value) => ({ ...value, shown: `${value.shown} ${unit}` });
		const thirds = thirdsOf(solid);
		const raised = kind === "sphere" ? r ** 3 : r * r;
		const base = kind === "cone" ? thirds : thirds / 3;
		return {
			prompt: random.pick([
				`A ${name} has the shape of a ${kind} with ${told}. What is its ${wanted}?`,
				`What is the ${wanted} of a ${kind} with ${told}?`,
				`A ${kind} has ${told}. Find its ${wanted}.`,
			]),
			right: length(whole(wanted === "height" ? h : r)),
			wrong:
				wanted === "height"
					? [
							kind === "cone" && [slip.forgotConeThird, length(simplest(thirds, 3 * r * r))],
							[slip.dividedByRadius, length(simplest(base, r))],
							[slip.radiusDoubled, length(simplest(base, 2 * r))],
						]
					: [
							[slip.leftOutRoot, length(whole(raised))],
							[slip.gaveTheDiameter, length(whole(2 * r))],
							kind === "sphere"
								? [slip.thirdForRoot, length(simplest(raised, 3))]
								: [slip.halfForRoot, length(simplest(raised, 2))],
						],
			hints: [
				`The volume of a ${kind} is $${FORMULAS[kind]}$. Which of the letters is not known?`,
				`Substitute $${total}\\pi$ for $V$. The factor $\\pi$ is on both sides.`,
				kind === "sphere"
					? "Undo the factor four thirds. Then find the number whose cube is left."
					: wanted === "height"
						? `${kind === "cone" ? "Multiply by 3. Then d" : "D"}ivide by the square of the radius.`
						: `${kind === "cone" ? "Multiply by 3. Then d" : "D"}ivide by the height, and take the square root.`,
			],
			steps: [
				`Without $\\pi$, the equation is $${total} = ${FORMULAS[kind].slice(4).replace("\\pi ", "")}$.`,
				wanted === "height"
					? `$${texNumber(base)} \\div ${r * r} = ${h}$, so the height is ${h} ${unit}.`
					: `$${kind === "sphere" ? "r^3" : "r^2"} = ${texNumber(raised)}$, so the radius is ${r} ${unit}.`,
			],
		};
	});

/** LABELED_INPUT: the height, and for a cylinder the radius as well, at the figure. */
export const labeledMeasures = (draw: Draw) =>
	ask.labeled((random) => {
		const solid = draw(random);
		const draft = solid && missingForm(() => ({ ...solid, byDiameter: false }), "height")(random);
		if (solid === undefined || draft === undefined) return undefined;
		const { kind, unit, r, h } = solid;
		const places = measurePlaces(r, h);
		const isOpen = kind === "cylinder";
		const total = texNumber(thirdsOf(solid) / 3);
		return {
			prompt: `The ${kind} has the diameter ${2 * r} ${unit} and the volume $${total}\\pi$ ${unit}³. Label its ${isOpen ? "radius and its height" : "height"}.`,
			figure: pictureOf(
				{ ...solid, byDiameter: false },
				{ radius: isOpen ? "" : `${r} ${unit}`, height: "" },
			),
			labels: {
				...(isOpen
					? {
							radius: {
								right: whole(r),
								label: "Radius",
								place: places.radius,
								after: unit,
								wrong: [[slip.gaveTheDiameter, whole(2 * r)]],
							},
						}
					: {}),
				height: { right: whole(h), label: "Height", place: places.height, after: unit, wrong: draft.wrong },
			},
			hints: [`The radius is half of the diameter.`, draft.hints[1], draft.hints[2]],
			steps: [`The radius is $${2 * r} \\div 2 = ${r}$ ${unit}.`, ...draft.steps],
		};
	});

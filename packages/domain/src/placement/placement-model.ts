import type { PlacementSkill } from "./placement-skill.ts";

/**
 * The prior about a child before the first answer. Each skill has a hidden value in grades; the skill is
 * known if it is above 0. The value is the child's level, minus the skill's position in the school years,
 * plus the child's deviation in the skill's domain, plus what neighbors in the graph share, plus a part of
 * the skill alone. Everything is normal, so that an answer about one skill moves all others through one
 * matrix (Gaussian process classification, Rasmussen and Williams 2006, chapter 3). A harder skill that is
 * known raises easier ones because their values are higher.
 */
export interface PlacementModel {
	skills: readonly PlacementSkill[];
	indexOf: ReadonlyMap<string, number>;
	/** The mixture of kinds of children; the answers decide between them. */
	kinds: readonly ChildKind[];
}

/** One kind of child: its probability, and the prior of its skills. */
export interface ChildKind {
	weight: number;
	mean: Float64Array;
	/** Row by row. */
	covariance: Float64Array;
}

/** How much children of a kind differ, as standard deviations in grades. */
interface Spread {
	weight: number;
	domain: number;
	graph: number;
	own: number;
}

/**
 * A child's level relative to the middle of what its grade is taught; half a class is within 0.9 grades of
 * it.
 */
const LEVEL = { above_grade: 0.5, deviation: 1.3 };

/** The part of a year between a grade's first and last skill: schools use different orders. */
const YEAR = 0.9;

/** The smaller, the farther along the graph skills are correlated. */
const REGULARITY = 0.3;

/**
 * Children who know exactly what comes before their level, children with gaps, and children uneven by domain.
 */
const SPREADS: readonly Spread[] = [
	{ weight: 0.35, domain: 0.25, graph: 0.4, own: 0.25 },
	{ weight: 0.35, domain: 0.4, graph: 0.8, own: 0.5 },
	{ weight: 0.3, domain: 0.9, graph: 0.6, own: 0.35 },
];

/**
 * The prior for a child of that grade. `skills` are those to ask and report, in teaching order. Takes about
 * ten milliseconds for 200 skills and depends on nothing else, so it can be cached.
 */
export function placementModel(skills: readonly PlacementSkill[], grade: number): PlacementModel {
	const indexOf = new Map(skills.map(({ skill_id }, at) => [skill_id, at]));
	const places = placesOf(skills);
	const shared = sharedByGraph(skills, indexOf);
	const mean = Float64Array.from(places, (place) => grade + LEVEL.above_grade - place);
	const kinds = SPREADS.map((spread) => ({
		weight: spread.weight,
		mean,
		covariance: covarianceOf(skills, shared, spread),
	}));
	return { skills, indexOf, kinds };
}

/** The position of each skill in the school years, in grades: 4.5 is the middle of grade 4. */
function placesOf(skills: readonly PlacementSkill[]): number[] {
	const counts = new Map<number, number>();
	const ranks = skills.map(({ grade }) => {
		const rank = counts.get(grade) ?? 0;
		counts.set(grade, rank + 1);
		return rank;
	});
	return skills.map(({ grade }, at) => {
		const count = counts.get(grade) ?? 1;
		return grade + 0.5 + YEAR * (((ranks[at] ?? 0) + 0.5) / count - 0.5);
	});
}

/**
 * Correlations of neighbors in the graph: the inverse of its regularized Laplacian, scaled to ones on the
 * diagonal.
 */
function sharedByGraph(
	skills: readonly PlacementSkill[],
	indexOf: ReadonlyMap<string, number>,
): Float64Array {
	const count = skills.length;
	const laplacian = new Float64Array(count * count);
	for (let at = 0; at < count; at += 1) laplacian[at * count + at] = REGULARITY;
	const add = (row: number, column: number, value: number) => {
		const place = row * count + column;
		laplacian[place] = (laplacian[place] ?? 0) + value;
	};
	skills.forEach(({ prerequisites }, at) => {
		for (const id of prerequisites) {
			const below = indexOf.get(id);
			if (below === undefined) continue;
			add(at, at, 1);
			add(below, below, 1);
			add(at, below, -1);
			add(below, at, -1);
		}
	});
	const inverse = inverseOf(laplacian, count);
	return inverse.map((value, at) => {
		const row = Math.floor(at / count);
		const column = at % count;
		return value / Math.sqrt((inverse[row * count + row] ?? 0) * (inverse[column * count + column] ?? 0));
	});
}

/** The inverse of a positive definite matrix, by Gauss-Jordan elimination without pivoting. */
function inverseOf(matrix: Float64Array, count: number): Float64Array {
	const left = Float64Array.from(matrix);
	for (let pivot = 0; pivot < count; pivot += 1) {
		const scale = 1 / (left[pivot * count + pivot] ?? 0);
		left[pivot * count + pivot] = 1;
		for (let column = 0; column < count; column += 1)
			left[pivot * count + column] = (left[pivot * count + column] ?? 0) * scale;
		for (let row = 0; row < count; row += 1) {
			if (row === pivot) continue;
			const factor = left[row * count + pivot] ?? 0;
			if (factor === 0) continue;
			left[row * count + pivot] = 0;
			for (let column = 0; column < count; column += 1)
				left[row * count + column] =
					(left[row * count + column] ?? 0) - factor * (left[pivot * count + column] ?? 0);
		}
	}
	return left;
}

function covarianceOf(
	skills: readonly PlacementSkill[],
	shared: Float64Array,
	{ domain, graph, own }: Spread,
): Float64Array {
	const count = skills.length;
	const covariance = new Float64Array(count * count);
	for (let row = 0; row < count; row += 1)
		for (let column = 0; column < count; column += 1) {
			const at = row * count + column;
			let value = LEVEL.deviation ** 2 + graph * graph * (shared[at] ?? 0);
			if (skills[row]?.domain === skills[column]?.domain) value += domain * domain;
			if (row === column) value += own * own;
			covariance[at] = value;
		}
	return covariance;
}

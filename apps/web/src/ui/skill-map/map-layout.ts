/** A skill on the map: its name, and its position by columns and rows. */
export interface MapSkill {
	id: string;
	name: string;
	grade: number;
	/** Ids; no line is drawn to skills that are not on the map. */
	prerequisites: readonly string[];
	column: number;
	row: number;
}

/** All in pixels at full size. */
export const nodeSize = { width: 190, height: 72 } as const;
const step = { x: nodeSize.width + 68, y: nodeSize.height + 18 } as const;
const margin = { x: 24, top: 64, bottom: 24 } as const;
const lineLength = 17;

export interface MapNode<S extends MapSkill = MapSkill> {
	skill: S;
	x: number;
	y: number;
	/** The name in one or two lines. */
	lines: string[];
}

export interface MapEdge {
	key: string;
	from: string;
	to: string;
	path: string;
}

export interface MapLayout<S extends MapSkill = MapSkill> {
	width: number;
	height: number;
	nodes: MapNode<S>[];
	edges: MapEdge[];
	/** The start and end of each grade. */
	bands: { grade: number; x: number; width: number }[];
}

/** The map in pixels: columns from left to right, each centered. */
export function layoutOf<S extends MapSkill>(skills: readonly S[]): MapLayout<S> {
	const columns = Map.groupBy(skills, ({ column }) => column);
	const tallest = Math.max(0, ...[...columns.values()].map(({ length }) => length));
	const last = Math.max(0, ...columns.keys());
	const nodes = skills.map((skill): MapNode<S> => {
		const gap = (tallest - (columns.get(skill.column)?.length ?? 0)) / 2;
		return {
			skill,
			x: margin.x + skill.column * step.x,
			y: margin.top + (gap + skill.row) * step.y,
			lines: inLines(skill.name),
		};
	});
	return {
		width: 2 * margin.x + last * step.x + nodeSize.width,
		height: margin.top + tallest * step.y + margin.bottom,
		nodes,
		edges: edgesOf(nodes),
		bands: bandsOf(nodes),
	};
}

function edgesOf(nodes: readonly MapNode[]): MapEdge[] {
	const by_id = new Map(nodes.map((node) => [node.skill.id, node]));
	return nodes.flatMap((node) =>
		node.skill.prerequisites.flatMap((id) => {
			const below = by_id.get(id);
			return below === undefined
				? []
				: [{ key: `${id} ${node.skill.id}`, from: id, to: node.skill.id, path: curve(below, node) }];
		}),
	);
}

/** From the right edge of one to the left edge of the other. */
function curve(from: MapNode, to: MapNode): string {
	const [x1, y1] = [from.x + nodeSize.width, from.y + nodeSize.height / 2];
	const [x2, y2] = [to.x, to.y + nodeSize.height / 2];
	const bend = Math.min(90, (x2 - x1) / 2);
	return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

function bandsOf(nodes: readonly MapNode[]): MapLayout["bands"] {
	return [...Map.groupBy(nodes, ({ skill }) => skill.grade)]
		.map(([grade, ofGrade]) => {
			const lefts = ofGrade.map(({ x }) => x);
			const x = Math.min(...lefts) - 34;
			return { grade, x, width: Math.max(...lefts) + nodeSize.width + 34 - x };
		})
		.toSorted((a, b) => a.grade - b.grade);
}

/** In at most two lines, broken between words. */
function inLines(name: string): string[] {
	const lines: string[] = [];
	for (const word of name.split(" ")) {
		const last = lines.at(-1);
		const isRoom = last !== undefined && (`${last} ${word}`.length <= lineLength || lines.length === 2);
		if (isRoom) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

const turns = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 } as const;

/** The skill that an arrow key moves to: along a line if there is one, else the nearest; null at the edge. */
export function neighbourOf(skills: readonly MapSkill[], id: string, key: string): string | null {
	const from = skills.find((skill) => skill.id === id);
	if (from === undefined || !(key in turns)) return null;
	const turn = turns[key as keyof typeof turns];
	const isSideways = key === "ArrowLeft" || key === "ArrowRight";
	if (!isSideways)
		return skills.find(({ column, row }) => column === from.column && row === from.row + turn)?.id ?? null;
	const joined = skills.filter((skill) =>
		turn > 0 ? skill.prerequisites.includes(id) : from.prerequisites.includes(skill.id),
	);
	const beside = skills.filter(({ column }) => column === from.column + turn);
	return nearest(joined.length > 0 ? joined : beside, from)?.id ?? null;
}

function nearest(skills: readonly MapSkill[], from: MapSkill): MapSkill | undefined {
	const distance = ({ column, row }: MapSkill) =>
		Math.abs(column - from.column) * 100 + Math.abs(row - from.row);
	return skills.toSorted((a, b) => distance(a) - distance(b))[0];
}

import { skillsOf } from "../skills-of.ts";

export const geometry = skillsOf(4, "G", [
	{
		id: "lines-rays-angles",
		standard: "4.G.A.1",
		also_covers: [],
		name: "Points, lines, rays, angles",
		child_name: "Lines, rays, and angles",
		parent_name: "Recognizes points, lines, rays, angles, and parallel and perpendicular lines",
		prerequisites: ["quadrilateral-categories"],
	},
	{
		id: "classify-2d",
		standard: "4.G.A.2",
		also_covers: [],
		name: "Classify by parallels and right angles",
		child_name: "Sort shapes",
		parent_name: "Sorts shapes by parallel sides and right angles",
		prerequisites: ["lines-rays-angles"],
	},
	{
		id: "line-symmetry",
		standard: "4.G.A.3",
		also_covers: [],
		name: "Lines of symmetry",
		child_name: "Fold lines",
		parent_name: "Finds lines along which a shape can be folded onto itself",
		prerequisites: ["identify-shapes"],
	},
]);

import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { FigureFault } from "@learnin/domain/authoring/drawn-figures/fault";
import type { Figure, FigureSettings } from "@learnin/domain/question/question";
import { angles } from "./by-name/angles.ts";
import type { AuthorFigure } from "./by-name/author-figure.ts";
import { data } from "./by-name/data.ts";
import { fractions } from "./by-name/fractions.ts";
import { graphs } from "./by-name/graphs.ts";
import { groups } from "./by-name/groups.ts";
import { measures } from "./by-name/measures.ts";
import { numbers } from "./by-name/numbers.ts";
import { shapes } from "./by-name/shapes.ts";
import { solids } from "./by-name/solids.ts";
import { settingsReader } from "./read-settings.ts";

const figures: Readonly<Record<DrawnFigureName, AuthorFigure>> = {
	...numbers,
	...groups,
	...fractions,
	...shapes,
	...angles,
	...solids,
	...measures,
	...data,
	...graphs,
};

/** A figure with its settings, or the first invalid setting. */
export type Drawn = { figure: Figure; fault: null } | { figure: null; fault: FigureFault };

/** The figure that an author chose; missing settings have their initial value. */
export function drawByName(name: DrawnFigureName, settings: FigureSettings): Drawn {
	const { initial, read } = figures[name];
	const reader = settingsReader({ ...initial, ...settings });
	const draw = read(reader);
	const fault = reader.fault();
	return fault === null ? { figure: draw(), fault } : { figure: null, fault };
}

/** The initial settings of a figure. */
export function initialSettings(name: DrawnFigureName): FigureSettings {
	return figures[name].initial;
}

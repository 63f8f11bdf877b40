import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FractionStrips } from "./figures/fraction-strips.tsx";
import { HintSteps } from "./figures/hint-steps.tsx";
import { RegroupedTens } from "./figures/regrouped-tens.tsx";
import { ReturningMistake } from "./figures/returning-mistake.tsx";
import { BalanceScale } from "./figures/balance-scale.tsx";

/** Drawings for articles, by the name in their Markdown. */
const figures: Readonly<Record<string, () => ReactNode>> = {
	"fraction-strips": FractionStrips,
	"returning-mistake": ReturningMistake,
	"hint-steps": HintSteps,
	"regrouped-tens": RegroupedTens,
	"balance-scale": BalanceScale,
};

/** A drawing with alt text and caption; throws if the name is unknown or the alt text is missing. */
export function figureHtml(name: string, shows: string, caption: string): string {
	const Drawing = figures[name];
	if (Drawing === undefined) throw new Error(`there is no drawing "${name}".`);
	if (shows === "") throw new Error(`the drawing "${name}" is not described in words.`);
	return renderToStaticMarkup(
		<figure className="figure">
			<div className="figure-frame" role="img" aria-label={shows}>
				<Drawing />
			</div>
			{caption !== "" && <figcaption>{caption}</figcaption>}
		</figure>,
	);
}

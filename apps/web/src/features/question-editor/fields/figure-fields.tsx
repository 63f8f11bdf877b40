import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PartProps } from "../editor-props.ts";
import { RichField } from "./rich-field.tsx";

/** Few questions get a new figure. */
const FigureBuilder = lazy(() =>
	import("../figure/figure-builder.tsx").then((m) => ({ default: m.FigureBuilder })),
);

/** A drawing: chosen and configured, or written as SVG. */
export function FigureFields({ draft: { figure }, onChange, errorOf }: PartProps) {
	const [isOpen, setIsOpen] = useState(figure !== null);
	/** It stays mounted once opened: the last change may still be drawn. */
	const [wasOpen, setWasOpen] = useState(isOpen);
	const { svg, alt } = figure ?? { svg: "", alt: "" };
	return (
		<details
			className="disclosure"
			data-field="figure"
			open={isOpen}
			onToggle={({ currentTarget: { open } }) => {
				setIsOpen(open);
				if (open) setWasOpen(true);
			}}
		>
			<summary>
				<ChevronRight aria-hidden="true" />
				Figure
			</summary>
			<div className="qe-stack disclosure-body">
				{wasOpen && (
					<Suspense fallback={null}>
						<FigureBuilder figure={figure} onChange={(next) => onChange({ figure: next })} />
					</Suspense>
				)}
				{figure !== null && (
					<RichField
						field="figure"
						label="What it shows, for people who can’t see it"
						maxLength={1000}
						value={alt}
						errorOf={errorOf}
						onChange={(value) => onChange({ figure: { ...figure, alt: value } })}
					/>
				)}
				<details className="disclosure">
					<summary>
						<ChevronRight aria-hidden="true" />
						SVG source
					</summary>
					<div className="disclosure-body">
						<RichField
							field="figure"
							isBare
							label="SVG source"
							hint={figure?.drawn && "If you change the source, the settings above no longer apply."}
							rows={3}
							maxLength={100_000}
							value={svg}
							errorOf={() => undefined}
							onChange={(value) => onChange({ figure: value === "" ? null : { svg: value, alt } })}
						/>
					</div>
				</details>
			</div>
		</details>
	);
}

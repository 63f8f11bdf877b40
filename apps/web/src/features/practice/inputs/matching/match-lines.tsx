import { Unlink } from "lucide-react";
import { classNames } from "../../../../ui/class-names.ts";
import { curve } from "./curve.ts";
import { lookClass, type PartLook } from "../part-look.ts";
import type { Line } from "./use-lines.ts";

export interface MatchLinesProps {
	lines: Line[];
	/** The line that follows the pointer. */
	live: React.RefObject<SVGPathElement | null>;
	lookOf: (left: string) => PartLook;
}

export function MatchLines({ lines, live, lookOf }: MatchLinesProps) {
	return (
		<svg className="mt-lines" aria-hidden="true">
			{lines.map(({ left, right, from, to }) => (
				<g key={`${left} ${right}`} className={classNames("mt-line", lookClass(lookOf(left)))}>
					<path d={curve(from, to)} />
					<circle cx={from.x} cy={from.y} r="5" />
					<circle cx={to.x} cy={to.y} r="5" />
				</g>
			))}
			<path ref={live} className="mt-live" />
		</svg>
	);
}

export interface TakeApartProps {
	line: Line;
	/** "a half and 0.5" */
	names: string;
	onPress: () => void;
}

/** At the line's end by the left tile. The keyboard removes a pair with Delete, on the tile itself. */
export function TakeApart({ line, names, onPress }: TakeApartProps) {
	return (
		<button
			type="button"
			className="mt-apart"
			style={{ left: line.from.x + 25, top: line.from.y }}
			tabIndex={-1}
			aria-label={`Remove this line: ${names}`}
			onClick={onPress}
		>
			<Unlink />
		</button>
	);
}

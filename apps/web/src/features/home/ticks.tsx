import { Check } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

/** Points in a list, each with a check mark; in one column beside a picture. */
export function Ticks({ points, isOne = false }: { points: readonly string[]; isOne?: boolean }) {
	return (
		<ul className={classNames("ticks", isOne && "one")}>
			{points.map((point) => (
				<li key={point}>
					<Check className="i" />
					{point}
				</li>
			))}
		</ul>
	);
}

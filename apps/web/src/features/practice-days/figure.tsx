import type { ReactNode } from "react";

/** One figure of a `dl` with its name. */
export function Figure({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<span className="num">{value}</span>
				{note !== undefined && <span className="days-figure-note"> {note}</span>}
			</dd>
		</div>
	);
}

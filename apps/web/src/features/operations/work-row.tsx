import type { ReactNode } from "react";
import { count } from "../../platform/count-words.ts";
import { exactText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { Badge } from "../../ui/badge.tsx";
import type { StateWord } from "./workshop-words.ts";

export interface WorkRowProps {
	title: string;
	state: StateWord;
	created_at: string;
	/** How often it was tried. */
	tries: number;
	/** Why the last try failed. */
	error: string | null;
	/** When it is tried next. */
	next_at?: string | null;
	/** To whom, or what there is more to say in a line. */
	facts?: ReactNode;
	/** What stands below. */
	details?: ReactNode;
	/** What can be done. */
	children: ReactNode;
}

/** Work that the product does by itself, a job or a mail: what, how it stands, and what can be done. */
export function WorkRow(props: WorkRowProps) {
	const { title, state, created_at, tries, error, next_at = null, facts, details, children } = props;
	const now = useNow();
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					{title}
					<Badge tone={state.tone}>{state.word}</Badge>
				</p>
				<p className="ops-facts">
					{facts}
					<time dateTime={created_at} title={exactText(created_at)}>
						{whenText(created_at, now)}
					</time>
					{tries > 1 && <span>{count(tries, "attempt")}</span>}
					{next_at !== null && (
						<time dateTime={next_at} title={exactText(next_at)}>{`Next: ${whenText(next_at, now)}`}</time>
					)}
				</p>
				{error !== null && <p className="ops-error">{error}</p>}
				{details}
			</div>
			{children}
		</>
	);
}

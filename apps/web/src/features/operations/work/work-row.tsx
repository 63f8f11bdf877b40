import type { ReactNode } from "react";
import { count } from "../../../platform/count-words.ts";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import type { StateWord } from "./workshop-words.ts";

export interface WorkRowProps {
	title: string;
	state: StateWord;
	created_at: string;
	/** The number of attempts. */
	tries: number;
	/** Why the last attempt failed. */
	error: string | null;
	/** The time of the next attempt. */
	next_at?: string | null;
	/** The recipient, or other details in a line. */
	facts?: ReactNode;
	/** The content below. */
	details?: ReactNode;
	/** The actions. */
	children: ReactNode;
}

/** Background work, a job or an email: what it is, its state, and its actions. */
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
				<p className="dotted-facts ops-facts">
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

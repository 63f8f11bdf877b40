import { actText } from "@learnin/domain/workshop/acts";
import type { ReactNode } from "react";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { SeenPerson } from "../lists/people-lists.api.ts";

/** A moment in words, with the exact time as a tooltip. */
export function When({ at }: { at: string }) {
	const now = useNow();
	return (
		<time dateTime={at} title={exactText(at)}>
			{whenText(at, now)}
		</time>
	);
}

export interface PersonHeadProps {
	name: string;
	badges: ReactNode;
	line: ReactNode;
	/** The actions on the person. */
	children: ReactNode;
}

export function PersonHead({ name, badges, line, children }: PersonHeadProps) {
	return (
		<header className="card person-head">
			<div className="min-w-0">
				<h2 className="person-name">
					{name} {badges}
				</h2>
				<p className="people-line">{line}</p>
			</div>
			<div className="person-acts">{children}</div>
		</header>
	);
}

/** Names and values beside each other. */
export function Facts({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
	return (
		<dl className="person-facts">
			{rows.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Why an account is suspended. */
export function SwitchedOff({ person }: { person: SeenPerson }) {
	const { is_active, deactivated_at, deactivation_reason } = person;
	if (is_active) return null;
	return (
		<Note kind="problem" title="This account is switched off">
			{deactivation_reason !== null && <p className="wrap-anywhere">{deactivation_reason}</p>}
			{deactivated_at !== null && (
				<p className="text-ink-2 text-sm">
					<When at={deactivated_at} />
				</p>
			)}
		</Note>
	);
}

/** Super-admins' actions on this person. */
export function Acts({ acts }: Pick<SeenPerson, "acts">) {
	return (
		<Card title="Super-admin actions">
			{acts.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
			<ol className="person-rows">
				{acts.map(({ id, action, by, at }) => (
					<li key={id}>
						<span>{actText(action)}</span>
						<span className="text-ink-3 text-sm">
							{by !== null && `${by}, `}
							<When at={at} />
						</span>
					</li>
				))}
			</ol>
		</Card>
	);
}

export interface PersonStateProps {
	query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown while a person loads, or if that failed. */
export function PersonNotLoaded({ query }: PersonStateProps) {
	if (query.error) return <LoadFailed title="This person couldn’t be loaded" query={query} />;
	return (
		<div role="status" className="loads-late person">
			<span className="sr">Loading the details</span>
			<div className="card">
				<Skeleton className="h-16 w-full" />
			</div>
			<div className="person-columns">
				<div className="card">
					<Skeleton className="h-72 w-full" />
				</div>
				<div className="card">
					<Skeleton className="h-72 w-full" />
				</div>
			</div>
		</div>
	);
}

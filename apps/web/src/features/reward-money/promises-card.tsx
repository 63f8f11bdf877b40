import { shortPoints } from "@learnin/domain/rewards/points";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { dateWords } from "./money-words.ts";
import { PromiseDialog } from "./promise-dialog.tsx";
import type { PromiseMade, Rewards } from "./reward-money.api.ts";
import { rewardsQuery, stopPromise } from "./reward-money.api.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** What children can request with their points. */
export function PromisesCard({ rewards: { promises, children } }: { rewards: Rewards }) {
	const [isWriting, setIsWriting] = useState(false);
	const add = useRef<HTMLButtonElement>(null);
	useKeptFocus(add, String(promises.length));
	return (
		<Card
			title="Promises"
			actions={
				<Button
					ref={add}
					variant="line"
					family="flat"
					icon={<Plus className="i" />}
					onClick={() => setIsWriting(true)}
				>
					New promise
				</Button>
			}
		>
			{promises.length === 0 ? (
				<EmptyState
					heading="h3"
					title="Nothing promised yet"
					hint="A trip, a movie, a later bedtime: things your children can ask for with their points. No money needed."
					tile={{ kind: "dot", color: "lilac", soft: true }}
				/>
			) : (
				<ul className="rw-list">
					{promises.map((promise) => (
						<PromiseRow
							key={promise.id}
							promise={promise}
							forWhom={children.find(({ id }) => id === promise.student_id)?.name}
						/>
					))}
				</ul>
			)}
			{isWriting && <PromiseDialog kids={children} onClose={() => setIsWriting(false)} />}
		</Card>
	);
}

function PromiseRow({ promise, forWhom }: { promise: PromiseMade; forWhom: string | undefined }) {
	const [isAsking, setIsAsking] = useState(false);
	const { id, title, note, cost, is_over } = promise;
	return (
		<li className="rw-row">
			<div className="min-w-0 grow">
				<p className="font-semibold wrap-anywhere">{title}</p>
				{note !== "" && <p className="text-ink-2 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
				<p className="text-ink-3 text-sm">{termsOf(promise, forWhom)}</p>
			</div>
			<div className="rw-acts items-center">
				{is_over ? <Badge tone="coral">Over</Badge> : <Badge tone="gold">{shortPoints(cost)}</Badge>}
				<Button variant="line" family="flat" onClick={() => setIsAsking(true)} aria-label={`End “${title}”`}>
					End
				</Button>
			</div>
			{isAsking && (
				<ConfirmDialog
					title={`End “${title}”?`}
					confirmLabel="End the promise"
					onConfirm={() => stopPromise(id)}
					reloads={[rewardsQuery]}
					onClose={() => setIsAsking(false)}
				>
					<p>No one can ask for it anymore. Requests so far don’t change.</p>
				</ConfirmDialog>
			)}
		</li>
	);
}

function termsOf({ times, ends_on }: PromiseMade, forWhom: string | undefined): string {
	const often = times === null ? "as often as they like" : times === 1 ? "once each" : `${times} times each`;
	const until = ends_on === null ? "" : `, until ${dateWords(ends_on)}`;
	return forWhom === undefined
		? `For every child, ${often}${until}`
		: `For ${forWhom}, ${often.replace("they like", "you both like").replace(" each", "")}${until}`;
}

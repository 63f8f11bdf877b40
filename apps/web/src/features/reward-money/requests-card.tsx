import { shortPoints } from "@learnin/domain/rewards/points";
import { Check } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { WordField } from "./word-field.tsx";
import type { RewardRequest } from "./reward-money.api.ts";
import { answer } from "./reward-money.api.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Requests come by what is to do about them. */
const headings: Record<RewardRequest["state"], string> = {
	asked: "Asked for",
	approved: "To give",
	given: "Earlier requests",
	declined: "Earlier requests",
};

/** Children's requests: those waiting for an answer, granted ones to fulfill, and finished ones. */
export function RequestsCard({ requests }: { requests: readonly RewardRequest[] }) {
	const now = useNow();
	const [first] = requests;
	if (first === undefined) return null;
	// One list, so that a request that moves on keeps the focus.
	return (
		<Card title={headings[first.state]}>
			<ul className="rw-list">
				{requests.map((request, at) => (
					<Fragment key={request.id}>
						{at > 0 && headings[request.state] !== headings[requests[at - 1]?.state ?? request.state] && (
							<li className="rw-heading">
								<h3 className="text-lg">{headings[request.state]}</h3>
							</li>
						)}
						<li className="rw-row">
							<div className="min-w-0 grow">
								<p className="wrap-anywhere">
									<b className="font-semibold">{request.student_name}</b>: {request.title}
								</p>
								<p className="text-ink-3 text-sm">
									{shortPoints(request.cost)} · {whenText(request.asked_at, now)}
								</p>
								{request.word !== "" && (
									<p className="text-ink-2 text-sm whitespace-pre-line wrap-anywhere">
										You said: {request.word}
									</p>
								)}
							</div>
							<RequestState request={request} />
						</li>
					</Fragment>
				))}
			</ul>
		</Card>
	);
}

type Next = "approved" | "declined" | "given";

function RequestState({ request }: { request: RewardRequest }) {
	const [next, setNext] = useState<Next | null>(null);
	const { state, title, student_name } = request;
	const place = useRef<HTMLDivElement>(null);
	useKeptFocus(place, `${state} ${next}`);
	const of = `“${title}” for ${student_name}`;
	return (
		<div ref={place} tabIndex={-1}>
			{state === "asked" && (
				<div className="rw-acts">
					<Button
						variant="primary"
						family="flat"
						aria-label={`Approve ${of}`}
						onClick={() => setNext("approved")}
					>
						Approve
					</Button>
					<Button
						variant="line"
						family="flat"
						aria-label={`Decline ${of}`}
						onClick={() => setNext("declined")}
					>
						Decline
					</Button>
				</div>
			)}
			{state === "approved" && (
				<Button
					variant="line"
					family="flat"
					icon={<Check className="i" />}
					aria-label={`Mark as given: ${of}`}
					onClick={() => setNext("given")}
				>
					Mark as given
				</Button>
			)}
			{state === "given" && <Badge tone="mint">Given</Badge>}
			{state === "declined" && <Badge>Declined</Badge>}
			{next !== null && <AnswerDialog request={request} next={next} onClose={() => setNext(null)} />}
		</div>
	);
}

const texts = {
	approved: { title: "Yes to", submit: "Approve", done: "Approved" },
	declined: { title: "Not this time:", submit: "Decline", done: "Declined, and the points are back" },
	given: { title: "Given:", submit: "It was given", done: "Marked as given" },
} as const;

function AnswerDialog({
	request: { id, title, student_name, cost },
	next,
	onClose,
}: {
	request: RewardRequest;
	next: Next;
	onClose: () => void;
}) {
	const words = texts[next];
	const form = useForm((text) => answer(id, next, next === "given" ? "" : text("word")), {
		done: words.done,
		// The wallet and the dashboards show it as well.
		reloads: [{}],
		onDone: onClose,
	});
	return (
		<FormDialog
			title={`${words.title} “${title}”`}
			submitLabel={words.submit}
			form={form}
			onClose={onClose}
			noValidate
		>
			<p className="text-ink-2">
				{next === "approved" &&
					`${student_name} spends ${shortPoints(cost)}. Once you’ve given it, mark it as given.`}
				{next === "declined" && `${student_name} gets the ${shortPoints(cost)} back and can ask again.`}
				{next === "given" && `${student_name} got what was promised.`}
			</p>
			{next !== "given" && (
				<WordField
					label={`A kind word for ${student_name}`}
					name="word"
					optional={next === "approved"}
					hint={
						next === "declined"
							? "For example: Not this week. How about Saturday?"
							: "For example: You earned it!"
					}
					error={form.errors.fields["word"]}
					isFirst
				/>
			)}
		</FormDialog>
	);
}

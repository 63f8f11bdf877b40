import * as Dropdown from "@radix-ui/react-dropdown-menu";
import { useQuery } from "@tanstack/react-query";
import { Check, UserRoundPen } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { formatCount } from "../../platform/format-count.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { QueueLetter } from "../../ui/lists/work-queue.tsx";
import { useProfile } from "../profile/index.ts";
import type { BankQuestion } from "./question-bank.api.ts";
import { reviewersQuery } from "./question-bank.api.ts";
import type { Review } from "./use-review.ts";
import "../../ui/overlays/menu.css";

export interface AssignmentProps {
	bank: BankQuestion;
	review: Review;
}

/** The reviewer of a question; it can be assigned to oneself, to any super-admin or to no one. */
export function Assignment({ bank, review }: AssignmentProps) {
	const { id } = useProfile();
	const reviewer = bank.assigned_to;
	const isMine = reviewer?.id === id;
	return (
		<div className="bank-assignment">
			<p role="status">
				{isMine ? "You review it." : reviewer === null ? "No reviewer yet." : `${reviewer.name} reviews it.`}
			</p>
			{!isMine && (
				<Button
					variant="line"
					family="flat"
					busy={review.sending === "assign"}
					onClick={() => review.assign(bank.id, id)}
				>
					Assign to me <QueueLetter of="mine" />
				</Button>
			)}
			<ReviewerMenu bank={bank} review={review} />
		</div>
	);
}

/** Not a valid account id. */
const nobody = "nobody";

/** Not modal: the modal variant injects a style element, which our content policy forbids. */
function ReviewerMenu({ bank, review }: AssignmentProps) {
	const { id } = useProfile();
	const reviewers = useQuery(reviewersQuery).data?.reviewers ?? [];
	const trigger = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		// Its shortcut may open it while scrolled further down.
		if (review.isGiving) trigger.current?.scrollIntoView({ block: "nearest" });
	}, [review.isGiving]);
	const choices = [
		...reviewers.map((each) => ({ ...each, name: each.id === id ? `${each.name} (you)` : each.name })),
		{ id: nobody, name: "No one", waiting: null },
	];
	return (
		<Dropdown.Root modal={false} open={review.isGiving} onOpenChange={review.setGiving}>
			<Dropdown.Trigger asChild>
				<Button ref={trigger} variant="line" family="flat" icon={<UserRoundPen className="i" />}>
					Give to <QueueLetter of="give" />
				</Button>
			</Dropdown.Trigger>
			<Dropdown.Portal>
				<Dropdown.Content
					className="menu"
					align="end"
					sideOffset={8}
					collisionPadding={12}
					aria-label="Who reviews it"
				>
					<Dropdown.RadioGroup
						value={bank.assigned_to?.id ?? nobody}
						onValueChange={(chosen) => review.assign(bank.id, chosen === nobody ? null : chosen)}
					>
						{choices.map(({ id: value, name, waiting }) => (
							<Dropdown.RadioItem key={value} className="menu-item" value={value} textValue={name}>
								<span className="grow">{name}</span>
								{waiting !== null && (
									<span className="text-ink-3">
										<span className="sr">To review: </span>
										{formatCount(waiting)}
									</span>
								)}
								<Dropdown.ItemIndicator>
									<Check className="i" />
								</Dropdown.ItemIndicator>
							</Dropdown.RadioItem>
						))}
					</Dropdown.RadioGroup>
				</Dropdown.Content>
			</Dropdown.Portal>
		</Dropdown.Root>
	);
}

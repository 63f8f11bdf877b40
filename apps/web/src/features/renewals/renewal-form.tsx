import { gradeLabel } from "@learnin/domain/family/grades";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { invitationPaymentPath, paidPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-client.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice, Choices } from "../../ui/fields/choice.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import {
	EarlierTryNote,
	moneyText,
	OpenOrderNote,
	PaymentDialog,
	useEarlierPayment,
} from "../payments/index.ts";
import { dateText } from "./date-text.ts";
import type { RenewableChild, Renewals } from "./renewals.api.ts";
import { renew, renewalsQuery } from "./renewals.api.ts";
import { NoChildren } from "../family/index.ts";

/** Which children get another period. */
export function RenewalPage() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(renewalsQuery);
	const readAgain = () => void client.invalidateQueries(renewalsQuery);
	useEarlierPayment(data?.order, ({ id, state }) =>
		state === "paid" ? location.assign(paidPath(id)) : readAgain(),
	);
	if (!data && error) {
		return <LoadFailed title="Your children couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Spinner label="Loading your children" />;
	const { order } = data;
	if (order && (order.purpose !== "renewal" || order.state === "awaiting_provider"))
		return <OpenOrderNote order={order} finishTo={invitationPaymentPath(order.id)} onDropped={readAgain} />;
	if (data.children.length === 0) {
		return (
			<Card>
				<NoChildren hint="Add a child first. You pay for the first 30 days at the same time." />
			</Card>
		);
	}
	return <RenewalForm renewals={data} />;
}

function RenewalForm({ renewals }: { renewals: Renewals }) {
	const client = useQueryClient();
	const { children, order, course_fee, currency, duration } = renewals;
	const open = children.filter(({ is_paused }) => !is_paused);
	const [search] = useSearchParams();
	const [chosen, setChosen] = useState<readonly string[]>(() =>
		chosenAtFirst(
			open.map(({ id }) => id),
			search.getAll("student_id"),
		),
	);
	const [prepared, setPrepared] = useState<Awaited<ReturnType<typeof renew>> | null>(null);
	const reload = () => void client.invalidateQueries(renewalsQuery);
	const toggle = (id: string) =>
		setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
	const form = useForm(() => renew(children.map(({ id }) => id).filter((id) => chosen.includes(id))), {
		check: () => ({ children: chosen.length === 0 ? "Please choose a child." : undefined }),
		onDone: setPrepared,
		onRefused: (error) => {
			if (error instanceof ApiError) reload();
		},
	});
	return (
		<>
			<form className="grid gap-5" noValidate {...form.props}>
				<EarlierTryNote order={order} />
				<Choices legend={`Who gets ${duration} more days?`} error={form.errors.fields["children"]}>
					{children.map((child) => (
						<ChildChoice
							key={child.id}
							child={child}
							isChosen={chosen.includes(child.id)}
							onToggle={() => toggle(child.id)}
						/>
					))}
				</Choices>
				<FormError form={form} />
				<div className="complete-bar">
					<p>
						<span className="num text-2xl font-extrabold">
							{moneyText(chosen.length * course_fee, currency)}
						</span>
						<span className="text-ink-2 block text-sm">
							{chosen.length === 0 ? (
								"No child is chosen yet"
							) : (
								<>
									{chosen.length === 1 ? "1 child" : `${chosen.length} children`}, {duration} more days, paid
									once
								</>
							)}
						</span>
					</p>
					<Button
						type="submit"
						variant="primary"
						size="lg"
						busy={form.isPending}
						disabled={open.length === 0}
					>
						Continue to Payment
					</Button>
				</div>
			</form>
			{prepared && (
				<PaymentDialog
					loadWalletTo={paths.loadWallet}
					order={prepared.order}
					payment={prepared.payment}
					returnPath={paidPath(prepared.order.id)}
					stay={0}
					onPaid={() => location.assign(paidPath(prepared.order.id))}
					onClose={() => {
						setPrepared(null);
						reload();
					}}
				/>
			)}
		</>
	);
}

/** Those for whom the page was opened; with one child there is nothing to choose. */
function chosenAtFirst(open: readonly string[], wanted: readonly string[]): readonly string[] {
	return open.length === 1 ? open : open.filter((id) => wanted.includes(id));
}

interface ChoiceProps {
	child: RenewableChild;
	isChosen: boolean;
	onToggle: () => void;
}

function ChildChoice({ child, isChosen, onToggle }: ChoiceProps) {
	return (
		<Choice
			className="py-3.5"
			type="checkbox"
			name="children"
			checked={isChosen}
			disabled={child.is_paused}
			onChange={onToggle}
		>
			<Avatar avatar={child.avatar} name={child.name} size={44} />
			<span>
				{child.name}
				<small>
					{gradeLabel(child.grade)} · {stateText(child)}
				</small>
			</span>
		</Choice>
	);
}

function stateText({ is_paused, paid_until }: RenewableChild): string {
	if (is_paused) return "practice is paused; turn it on first";
	return paid_until === null ? "no days left" : `paid until ${dateText(paid_until)}`;
}

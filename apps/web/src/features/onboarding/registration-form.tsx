import type { Order } from "@learnin/contract/schemas/order.schema";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../app/paths.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { moneyText, PaymentDialog } from "../payments/index.ts";
import { ChildCard } from "./child-card.tsx";
import type { ChildDraft } from "./child-draft.ts";
import { useRegistration } from "./use-registration.ts";

/** As many as the server takes at once. */
const mostChildren = 10;

export function RegistrationForm({
	initial,
	order,
}: {
	initial: readonly ChildDraft[];
	order: Order | null;
}) {
	const { children, complaint, isProcessing, saved, change, add, remove, complete, closePayment } =
		useRegistration(initial);
	const focusOn = useFocusOnAdded();
	const addChild = () => focusOn(add());
	const addIcon = <Plus className="i" />;
	return (
		<>
			<form
				className="grid gap-5"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void complete();
				}}
			>
				{order?.failure_reason && (
					<Note kind="problem" title="The last payment did not go through">
						<p>{order.failure_reason}</p>
					</Note>
				)}
				{children.length === 0 && (
					<div className="card">
						<EmptyState
							title="No children added yet"
							hint={'Click "Add Another Child" to get started'}
							tile={{ kind: "leaf", color: "mint", soft: true }}
						/>
					</div>
				)}
				{children.map((child, index) => (
					<ChildCard
						key={child.key}
						child={child}
						number={index + 1}
						complaint={complaint}
						onChange={(field, value) => change(child.key, field, value)}
						onRemove={() => remove(child.key)}
					/>
				))}
				{children.length < mostChildren ? (
					<Button
						variant={children.length === 0 ? "primary" : "line"}
						size="lg"
						className="justify-self-center"
						icon={addIcon}
						onClick={addChild}
					>
						Add Another Child
					</Button>
				) : (
					<p className="text-ink-2 text-center text-sm">
						Up to {mostChildren} children at once. You can add more later.
					</p>
				)}
				{children.length > 0 && <CompleteBar count={children.length} isProcessing={isProcessing} />}
			</form>
			{/* Outside: it holds a form of its own. */}
			{saved && (
				<PaymentDialog
					order={saved.order}
					payment={saved.payment}
					returnPath={`${paths.successPayment}?order=${saved.order.id}`}
					// A full load: the provider's script stays behind on this document.
					onPaid={() => location.assign(paths.parentDashboard)}
					onClose={closePayment}
				/>
			)}
		</>
	);
}

function CompleteBar({ count, isProcessing }: { count: number; isProcessing: boolean }) {
	const total = moneyText((count * FEE_MINOR) / 100, "USD");
	return (
		<div className="complete-bar">
			<p>
				<span className="num text-2xl font-extrabold">{total}</span>
				<span className="text-ink-2 block text-sm">
					{count === 1 ? "1 child" : `${count} children`}, {PERIOD_DAYS} days, paid once
				</span>
			</p>
			<Button type="submit" variant="primary" size="lg" aria-disabled={isProcessing || undefined}>
				{isProcessing ? "Processing..." : "Complete Registration"}
			</Button>
		</div>
	);
}

/** The first field of a child just added gets the focus. */
function useFocusOnAdded() {
	const [added, setAdded] = useState<string | null>(null);
	const done = useRef<string | null>(null);
	useEffect(() => {
		if (added === null || done.current === added) return;
		done.current = added;
		document.querySelector<HTMLElement>(`[data-child="${added}"] input`)?.focus();
	}, [added]);
	return setAdded;
}

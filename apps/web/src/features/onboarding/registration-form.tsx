import type { Order, Price } from "@learnin/contract/schemas/order.schema";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../paths/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import { EarlierTryNote, moneyText, PaymentDialog } from "../payments/index.ts";
import { useProfile } from "../profile/index.ts";
import { NewChildCard } from "./new-child-card.tsx";
import type { ChildDraft } from "./child-draft.ts";
import { useRegistration } from "./use-registration.ts";
import type { RegistrationTask } from "./use-registration.ts";

/** The most the server accepts at once. */
const mostChildren = 10;

interface RegistrationFormProps {
	initial: readonly ChildDraft[];
	order: Order | null;
	/** The price per child. */
	price: Price;
	task: RegistrationTask;
	/** Other choices before the payment. */
	children?: ReactNode;
}

/** The children and their total price; submitting saves them and opens the payment. */
export function RegistrationForm({ initial, order, price, task, children: more }: RegistrationFormProps) {
	const { children, complaint, refusal, isProcessing, saved, change, add, remove, complete, closePayment } =
		useRegistration(initial, task);
	const { email } = useProfile();
	const focusOn = useFocusOn();
	const addChild = () => focusOn(`[data-child="${add()}"] input`);
	const removeChild = (key: string) => {
		remove(key);
		focusOn("[data-add-child]");
	};
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
				<EarlierTryNote order={order} />
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
					<NewChildCard
						key={child.key}
						child={child}
						number={index + 1}
						complaint={complaint}
						isParentsOwn={child.email.trim().toLowerCase() === email.toLowerCase()}
						onChange={(field, value) => change(child.key, field, value)}
						onRemove={() => removeChild(child.key)}
					/>
				))}
				{children.length < mostChildren ? (
					<Button
						variant={children.length === 0 ? "primary" : "line"}
						size="lg"
						className="justify-self-center"
						icon={addIcon}
						onClick={addChild}
						data-add-child
					>
						Add Another Child
					</Button>
				) : (
					<p className="text-ink-2 text-center text-sm">
						Up to {mostChildren} children at once. You can add more later.
					</p>
				)}
				<FormError form={{ errors: { fields: {}, form: refusal } }} />
				{children.length > 0 && (
					<>
						{more}
						<CompleteBar
							count={children.length}
							price={price}
							isProcessing={isProcessing}
							label={task.submitLabel}
						/>
					</>
				)}
			</form>
			{/* Outside: it contains its own form. */}
			{saved && (
				<PaymentDialog
					loadWalletTo={paths.loadWallet}
					order={saved.order}
					payment={saved.payment}
					returnPath={task.returnPathOf(saved.order.id)}
					{...(task.stay !== undefined && { stay: task.stay })}
					onPaid={() => task.onPaid(saved.order.id)}
					onClose={closePayment}
				/>
			)}
		</>
	);
}

interface CompleteBarProps {
	count: number;
	price: Price;
	isProcessing: boolean;
	label: string;
}

function CompleteBar({ count, price, isProcessing, label }: CompleteBarProps) {
	const total = moneyText(count * price.course_fee, price.currency);
	return (
		<div className="complete-bar">
			<p>
				<span className="num text-2xl font-extrabold">{total}</span>
				<span className="text-ink-2 block text-sm">
					{count === 1 ? "1 child" : `${count} children`}, {PERIOD_DAYS} days, paid once
				</span>
			</p>
			<Button
				type="submit"
				variant="primary"
				size="lg"
				aria-disabled={isProcessing || undefined}
				aria-busy={isProcessing || undefined}
			>
				{isProcessing ? "Processing..." : label}
			</Button>
		</div>
	);
}

/**
 * The pressed button may disappear with its card: the focus moves to the element with this selector after rendering.
 */
function useFocusOn(): (selector: string) => void {
	const [wanted, setWanted] = useState<{ selector: string } | null>(null);
	const done = useRef(wanted);
	useEffect(() => {
		if (wanted === null || done.current === wanted) return;
		done.current = wanted;
		document.querySelector<HTMLElement>(wanted.selector)?.focus();
	}, [wanted]);
	return (selector) => setWanted({ selector });
}

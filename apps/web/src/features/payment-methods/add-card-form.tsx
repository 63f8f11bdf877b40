import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPaymentMethods } from "@learnin/contract/routes/money/payment-methods.contract";
import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { Lock } from "lucide-react";
import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { useAction } from "../../ui/use-action.ts";
import { NotLoaded, useProvider } from "../payments/index.ts";
import { useProfile } from "../profile/index.ts";
import type { Addition } from "./add-card.ts";
import { addCard } from "./add-card.ts";
import { CardField } from "./card-field.tsx";

interface AddCardProps {
	provider: RouteResponse<typeof getPaymentMethods>["provider"];
	/** Called once the card is saved. */
	onAdded: () => void;
}

/** The form for another card, once the provider's library has loaded. */
export function AddCard({ provider, onAdded }: AddCardProps) {
	const { stripe, retry } = useProvider(provider);
	return (
		<Card title="Add a card">
			{stripe === undefined && <Spinner label="Loading the card form" />}
			{stripe === null && (
				<div className="grid gap-4">
					<NotLoaded retry={retry}>The card form couldn’t be loaded.</NotLoaded>
				</div>
			)}
			{stripe && (
				<Elements stripe={stripe}>
					<AddCardForm onAdded={onAdded} />
				</Elements>
			)}
		</Card>
	);
}

type Problem = Exclude<Addition, { kind: "added" }> | null;

function AddCardForm({ onAdded }: Pick<AddCardProps, "onAdded">) {
	const stripe = useStripe();
	const elements = useElements();
	const profile = useProfile();
	const [name, setName] = useState(profile.name);
	const [email, setEmail] = useState(profile.email);
	const [problem, setProblem] = useState<Problem>(null);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		// The first field with an error of its own gets the focus.
		if (problem?.kind === "fields") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [problem]);
	const card = () => elements?.getElement(CardElement);
	// The provider's refusals are results, not errors.
	const add = useAction(() => addCard({ stripe, card: card() }, { name, email }), {
		onDone: (outcome) => {
			if (outcome.kind !== "added") return setProblem(outcome);
			card()?.clear();
			toastSuccess("Payment method added successfully");
			onAdded();
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const missing = missingOf(name, email);
		setProblem(missing);
		if (!missing) add.run();
	};
	const ofFields = problem?.kind === "fields" ? problem : null;
	return (
		<form ref={form} className="pm-form" noValidate onSubmit={submit}>
			<TextField
				label="Cardholder name"
				autoComplete="cc-name"
				required
				maxLength={100}
				value={name}
				error={ofFields?.name}
				onChange={(event) => setName(event.target.value)}
			/>
			<TextField
				label="Email"
				hint="Your bank may write here about this card."
				type="email"
				autoComplete="email"
				required
				maxLength={254}
				value={email}
				error={ofFields?.email}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<CardField
				problem={problem?.kind === "card" ? problem.reason : undefined}
				isDisabled={add.isPending}
				onType={() => problem?.kind === "card" && setProblem(null)}
			/>
			{problem?.kind === "failed" && (
				<div role="alert">
					<Note kind="problem" title={problem.reason} />
				</div>
			)}
			<div>
				<Button
					type="submit"
					variant="primary"
					busy={add.isPending}
					busyLabel="Saving the card"
					icon={<Lock className="i" />}
				>
					Save card
				</Button>
			</div>
		</form>
	);
}

function missingOf(name: string, email: string): Problem {
	const noName = name.trim() === "" ? "Cardholder name is required." : undefined;
	const noEmail = email.trim() === "" ? "Email is required." : undefined;
	return noName || noEmail ? { kind: "fields", name: noName, email: noEmail } : null;
}

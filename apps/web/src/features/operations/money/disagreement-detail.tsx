import type { SeenDisagreement } from "@learnin/contract/routes/operations.contract";
import { DISAGREEMENT_KINDS } from "@learnin/domain/payments/disagreement-kinds";
import { Check } from "lucide-react";
import { disputePath } from "../../../paths/admin-paths.ts";
import { exactText } from "../../../platform/time/time-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useForm } from "../../../ui/fields/use-form.ts";
import { FormError } from "../../../ui/messages/form-error.tsx";
import { FactValue } from "../fact-list.tsx";
import { factsOf, type ToldFact } from "../fact-words.ts";
import { operationsKey, sendResolution } from "../operations.api.ts";
import { CopyId } from "../../../ui/text/copy-id.tsx";

export function providerText(provider: SeenDisagreement["provider"]): string {
	if (provider === null) return "Our books";
	return provider === "STRIPE" ? "Stripe" : "eSewa";
}

/** One disagreement: its meaning, its facts, and the note that closes it. */
export function DisagreementDetail({ disagreement }: { disagreement: SeenDisagreement }) {
	const { kind, provider, external_ref, order_id, details, found_at, resolved_at, resolution } = disagreement;
	const { name, advice } = DISAGREEMENT_KINDS[kind];
	const { dispute_id } = details;
	return (
		<>
			<header className="grid gap-2">
				<h2 className="text-xl">{name}</h2>
				<p className="text-ink-2">{advice}</p>
			</header>
			<dl className="queue-facts">
				<dt>Where</dt>
				<dd>{providerText(provider)}</dd>
				<dt>Reference</dt>
				<dd>
					<CopyId value={external_ref} />
				</dd>
				{order_id !== null && (
					<>
						<dt>Order</dt>
						<dd>
							<CopyId value={order_id} />
						</dd>
					</>
				)}
				{factsOf(details).map((fact) => (
					<FactRow key={fact.name} fact={fact} />
				))}
				<dt>Found</dt>
				<dd>{exactText(found_at)}</dd>
				{resolved_at !== null && (
					<>
						<dt>Decided</dt>
						<dd>{exactText(resolved_at)}</dd>
						<dt>Note</dt>
						<dd className="queue-words">{resolution}</dd>
					</>
				)}
			</dl>
			{typeof dispute_id === "string" && (
				<ButtonLink variant="line" className="mb-5 justify-self-start" to={disputePath(dispute_id)}>
					Evidence to send
				</ButtonLink>
			)}
			{resolved_at === null ? <Resolution id={disagreement.id} /> : <div className="pb-6" />}
		</>
	);
}

function FactRow({ fact }: { fact: ToldFact }) {
	return (
		<>
			<dt>{fact.name}</dt>
			<dd className="queue-words">
				<FactValue fact={fact} />
			</dd>
		</>
	);
}

function Resolution({ id }: { id: string }) {
	const form = useForm((text) => sendResolution(id, text("note")), {
		check: (text) =>
			text("note").trim().length < 3 ? { note: "Please write in a few words what you found and did." } : {},
		done: "Noted and closed.",
		reloads: [{ queryKey: operationsKey }],
	});
	return (
		<form className="grid gap-5" noValidate {...form.props}>
			<Field
				label="What you found and did"
				hint="Saved here and seen only by super-admins. It moves no money. Please leave out names."
				error={form.errors.fields["note"]}
			>
				{(control) => <textarea {...control} name="note" className="input" rows={3} maxLength={1000} />}
			</Field>
			<FormError form={form} />
			<div className="queue-actions">
				<Button
					type="submit"
					variant="mint"
					icon={<Check className="i" />}
					busy={form.isPending}
					busyLabel="Saving"
				>
					Close it
				</Button>
			</div>
		</form>
	);
}

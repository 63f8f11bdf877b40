import { formatAmount } from "@learnin/domain/pricing/money";
import { mailText } from "@learnin/domain/workshop/mails";
import { useQuery } from "@tanstack/react-query";
import { Copy, Download, Printer } from "lucide-react";
import { useParams } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { isGone } from "../../../platform/api/is-gone.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { dayText, exactText } from "../../../platform/time/time-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toastError, toastSuccess } from "../../../ui/messages/toast.tsx";
import { deadlineText, meaningText, reasonText } from "./dispute-words.ts";
import { consentWay, evidenceText } from "./evidence-text.ts";
import { paymentNames } from "../operation-words.ts";
import { type DisputeEvidence, disputeQuery } from "../operations.api.ts";
import { Payer } from "./payer.tsx";
import { StandingBadge } from "./payment-disputes.tsx";
import { Fact } from "../../../ui/text/fact.tsx";
import "../../../styles/print.css";
import "../../../ui/lists/dotted-facts.css";
import "../operations.css";
import "./dispute.css";

/** /superadmin/disputes/…: a dispute with all available evidence, on screen as it is printed. */
export function DisputePage() {
	const { disputeId = "" } = useParams();
	const { data, error, isFetching, refetch } = useQuery(disputeQuery(disputeId));
	if (data) return <Evidence evidence={data} />;
	if (isGone(error)) return <NoSuchDispute />;
	if (error)
		return <LoadFailed title="The dispute couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	return (
		<div role="status" className="loads-late grid gap-4">
			<span className="sr">Loading the dispute</span>
			<Skeleton className="h-40 w-full" />
			<Skeleton className="h-64 w-full" />
		</div>
	);
}

function NoSuchDispute() {
	return (
		<Card>
			<EmptyState
				title="There’s no such dispute"
				hint="The link may be old."
				tile={{ kind: "quarter", color: "sky", soft: true }}
				action={
					<ButtonLink variant="line" className="mt-2" to={paths.operations}>
						Operations
					</ButtonLink>
				}
			/>
		</Card>
	);
}

function Evidence({ evidence }: { evidence: DisputeEvidence }) {
	const { dispute } = evidence;
	return (
		<div className="dispute">
			<header className="dispute-head">
				<h2 className="num text-xl">{formatAmount(dispute.amount, dispute.currency)}</h2>
				<StandingBadge standing={dispute.standing} />
				<p>{reasonText(dispute.reason)}</p>
			</header>
			<Note kind={dispute.standing === "open" ? "problem" : "info"} title={deadlineText(dispute)}>
				<p>{meaningText(dispute)}</p>
			</Note>
			<Acts evidence={evidence} />
			<About evidence={evidence} />
			<Consents consents={evidence.consents} />
			<Mails mails={evidence.mails} />
			<Practice childrenOf={evidence.children} />
		</div>
	);
}

function Acts({ evidence }: { evidence: DisputeEvidence }) {
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(evidenceText(evidence));
			toastSuccess("Copied.");
		} catch {
			toastError("We couldn’t copy the text. Please save it instead.");
		}
	};
	const save = () =>
		saveFile(
			new Response(new Blob([evidenceText(evidence)], { type: "text/plain;charset=utf-8" })),
			`${evidence.dispute.reference}.txt`,
		);
	return (
		<div className="dispute-acts">
			<Button variant="primary" icon={<Printer className="i" />} onClick={() => globalThis.print()}>
				Print or save as PDF
			</Button>
			<Button variant="line" icon={<Download className="i" />} onClick={() => void save()}>
				Save as text
			</Button>
			<Button variant="line" icon={<Copy className="i" />} onClick={() => void copy()}>
				Copy as text
			</Button>
		</div>
	);
}

function About({ evidence: { dispute, payment } }: { evidence: DisputeEvidence }) {
	const { payer } = payment;
	const { currency } = dispute;
	return (
		<Card title="Payment">
			<dl className="ops-figures">
				<Fact name="What for">{paymentNames[payment.kind]}</Fact>
				<Fact name="Amount">{formatAmount(payment.amount, currency)}</Fact>
				<Fact name="Refunded so far">{formatAmount(payment.refunded, currency)}</Fact>
				{dispute.held > 0 && <Fact name="On hold in the wallet">{formatAmount(dispute.held, currency)}</Fact>}
				{dispute.standing === "lost" && <Fact name="Lost">{formatAmount(dispute.lost, currency)}</Fact>}
				<Fact name="Paid">{exactText(payment.paid_at)}</Fact>
				<Fact name="Disputed">{exactText(dispute.opened_at)}</Fact>
				<Fact name="Receipt">{payment.receipt_number}</Fact>
				<Fact name="Paid by">
					{payer === null ? "A deleted account" : <Payer name={payer.name} id={payer.id} />}
				</Fact>
				{payer !== null && <Fact name="Email">{payer.email ?? "none"}</Fact>}
				{payer !== null && <Fact name="Account since">{dayText(payer.since)}</Fact>}
				<Fact name="Payment at Stripe">
					<CopyId value={payment.reference} />
				</Fact>
				<Fact name="Dispute at Stripe">
					<CopyId value={dispute.reference} />
				</Fact>
			</dl>
		</Card>
	);
}

function Consents({ consents }: Pick<DisputeEvidence, "consents">) {
	return (
		<Card title="Who agreed">
			{consents.length === 0 ? (
				<p className="text-ink-2">No consent is on record.</p>
			) : (
				<ul className="ops-refunds">
					{consents.map((consent) => (
						<li key={`${consent.child} ${consent.given_at} ${consent.scopes.join(" ")}`}>
							<p className="ops-title">
								{consent.given_by ?? "A guardian"} for {consent.child}
							</p>
							<p className="dotted-facts ops-facts">
								<span>{exactText(consent.given_at)}</span>
								<span>{consentWay(consent.method)}</span>
								<span>Privacy notice {consent.policy_version}</span>
								{consent.withdrawn_at !== null && <span>withdrawn {exactText(consent.withdrawn_at)}</span>}
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function Mails({ mails }: Pick<DisputeEvidence, "mails">) {
	const sent = mails.filter(({ sent_at }) => sent_at !== null);
	return (
		<Card title="Emails sent">
			{sent.length === 0 ? (
				<p className="text-ink-2">No emails to the payer are on record.</p>
			) : (
				<ul className="ops-refunds">
					{sent.map(({ kind, address, sent_at }) => (
						<li key={`${kind} ${sent_at}`}>
							<p className="ops-title">{mailText(kind)}</p>
							<p className="dotted-facts ops-facts">
								<span>{sent_at !== null && exactText(sent_at)}</span>
								<span>{address}</span>
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function Practice({ childrenOf }: { childrenOf: DisputeEvidence["children"] }) {
	return (
		<Card title="Practice since the payment">
			<div className="grid grid-cols-1 gap-5">
				{childrenOf.map((child, at) => (
					<ChildPractice key={`${at} ${child.name}`} child={child} />
				))}
			</div>
		</Card>
	);
}

function ChildPractice({ child }: { child: DisputeEvidence["children"][number] }) {
	const { name, starts_at, ends_at, ended_early_at, days } = child;
	const end = ended_early_at ?? ends_at;
	const whose = name === "" ? "A child that was deleted" : name;
	return (
		<section>
			<h3 className="ops-title">{whose}</h3>
			{starts_at !== null && end !== null && (
				<p className="dotted-facts ops-facts">
					<span>
						Paid days: {dayText(starts_at)} to {dayText(end)}
					</span>
				</p>
			)}
			{days.length === 0 ? (
				<p className="text-ink-2">No practice.</p>
			) : (
				<table className="tbl dispute-days">
					<caption className="sr">Days on which {whose} practiced</caption>
					<thead>
						<tr>
							<th scope="col">Day</th>
							<th scope="col" className="r">
								Questions
							</th>
							<th scope="col" className="r">
								Answers
							</th>
							<th scope="col" className="r">
								Minutes
							</th>
						</tr>
					</thead>
					<tbody>
						{days.map(({ date, questions, answers, minutes }) => (
							<tr key={date}>
								<th scope="row">{dayText(date, "UTC")}</th>
								<td className="r num">{questions}</td>
								<td className="r num">{answers}</td>
								<td className="r num">{minutes}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}

import { mailState } from "@learnin/contract/routes/workshop.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { exactText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { PagedList } from "./list-states.tsx";
import { usePress } from "./use-press.ts";
import { mailKind, mailStates } from "./workshop-words.ts";
import { mailsQuery, type SeenMail, sendMailAgain } from "./workshop.api.ts";

/** Every mail: to whom, of which kind, how it went. What it says is not kept. */
export function Mails() {
	const [search, setSearch] = useSearchParams();
	const state = mailState.options.find((each) => each === search.get("state"));
	const address = search.get("address") ?? "";
	const query = useInfiniteQuery(
		mailsQuery({ ...(state !== undefined && { state }), ...(address !== "" && { address }) }),
	);
	const change = (part: "state" | "address", value: string) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === "") next.delete(part);
				else next.set(part, value);
				return next;
			},
			{ replace: true },
		);
	return (
		<div className="ops-stack">
			<form
				className="ops-filters card"
				role="search"
				onSubmit={(event) => {
					event.preventDefault();
					const typed = new FormData(event.currentTarget).get("address");
					change("address", typeof typed === "string" ? typed.trim() : "");
				}}
			>
				<SelectField
					label="State"
					placeholder="All"
					value={state ?? ""}
					options={mailState.options.map((each) => ({ value: each, label: mailStates[each].word }))}
					onChange={(event) => change("state", event.target.value)}
				/>
				<TextField
					key={address}
					label="Address"
					hint="The whole one."
					name="address"
					inputMode="email"
					autoComplete="off"
					maxLength={254}
					defaultValue={address}
				/>
				<Button type="submit" variant="line" family="flat">
					Find
				</Button>
			</form>
			<PagedList
				thing="mail"
				rows={query.data?.pages.flatMap(({ mails }) => mails)}
				query={query}
				empty={{
					title: "No mail",
					hint: "Mails of the last 90 days show here, without what they said.",
					tile: { kind: "half", color: "sky", soft: true },
				}}
			>
				{(mail) => <MailRow mail={mail} />}
			</PagedList>
		</div>
	);
}

function MailRow({ mail }: { mail: SeenMail }) {
	const now = useNow();
	const { isBusy, press } = usePress();
	const { word, tone } = mailStates[mail.state];
	const kind = mailKind(mail.kind);
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					{kind}
					<Badge tone={tone}>{word}</Badge>
				</p>
				<p className="ops-facts">
					<span>{mail.address ?? "Somebody who was deleted"}</span>
					<time dateTime={mail.created_at} title={exactText(mail.created_at)}>
						{whenText(mail.created_at, now)}
					</time>
					{mail.tries > 1 && <span>{count(mail.tries, "attempt")}</span>}
				</p>
				{mail.last_error !== null && <p className="ops-error">{mail.last_error}</p>}
			</div>
			{mail.state !== "sent" && (
				<Button
					variant="line"
					family="flat"
					className="ops-act"
					busy={isBusy}
					onClick={() => press(() => sendMailAgain(mail.id), "It is sent again now.")}
				>
					Send again
					<span className="sr"> {kind}</span>
				</Button>
			)}
		</>
	);
}

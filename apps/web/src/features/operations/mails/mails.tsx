import { MAIL_STATES } from "@learnin/contract/routes/bank/workshop.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchPart } from "../../../platform/pages/use-search-part.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SelectField, TextField } from "../../../ui/fields/field.tsx";
import { OpsList } from "../list-states.tsx";
import { MailRow } from "./mail-row.tsx";
import { mailStates } from "../work/workshop-words.ts";
import { mailsQuery } from "../work/workshop.api.ts";

/** All emails: recipient, kind and state. Their content is not stored. */
export function Mails() {
	const { search, change } = useSearchPart();
	const state = MAIL_STATES.find((each) => each === search.get("state"));
	const address = search.get("address") ?? "";
	const query = useInfiniteQuery(
		mailsQuery({ ...(state !== undefined && { state }), ...(address !== "" && { address }) }),
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
					options={MAIL_STATES.map((each) => ({ value: each, label: mailStates[each].word }))}
					onChange={(event) => change("state", event.target.value)}
				/>
				<TextField
					key={address}
					label="Address"
					hint="The full address."
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
			<OpsList
				thing="email"
				rows={query.data?.pages.flatMap(({ mails }) => mails)}
				query={query}
				empty={{
					title: "No email",
					hint: "Emails from the last 90 days, without their text.",
					tile: { kind: "half", color: "sky", soft: true },
				}}
			>
				{(mail) => <MailRow mail={mail} />}
			</OpsList>
		</div>
	);
}

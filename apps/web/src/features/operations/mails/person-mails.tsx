import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MailRow } from "./mail-row.tsx";
import { mailsQuery } from "../work/workshop.api.ts";
import "../../../ui/lists/dotted-facts.css";
import "../operations.css";

/** A person's page shows this many; the page of emails shows all. */
const shown = 5;

/** The newest emails to one address. */
export function PersonMails({ address }: { address: string }) {
	const query = useInfiniteQuery(mailsQuery({ address }));
	if (query.error && !query.data) return <LoadFailed title="The emails couldn’t be loaded" query={query} />;
	const mails = query.data?.pages[0]?.mails;
	return (
		<Card title="Emails" className="ops-mails">
			{mails === undefined && <Skeleton className="h-24 w-full" />}
			{mails?.length === 0 && <p className="text-ink-2">None in the last 90 days.</p>}
			<ul>
				{mails?.slice(0, shown).map((mail) => (
					<li key={mail.id} className="ops-row">
						<MailRow mail={mail} isOfOne />
					</li>
				))}
			</ul>
			{mails !== undefined && mails.length > shown && (
				<Link
					className="link tap-line"
					to={`${paths.operations}?${new URLSearchParams({ tab: "mail", address }).toString()}`}
				>
					All emails to this address
				</Link>
			)}
		</Card>
	);
}

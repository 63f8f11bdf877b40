import { getBillingAddress, setBillingAddress } from "@learnin/contract/routes/money/transactions.contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { callApi } from "../../../platform/api/api-client.ts";
import { showError } from "../../../platform/api/show-error.ts";

const longest = 300;

const billingAddressQuery = queryOptions({
	queryKey: ["payments", "billing-address"],
	queryFn: ({ signal }) => callApi(getBillingAddress, {}, { signal }),
});

/** Optional, for people who submit receipts. Saved on blur, for this and later receipts. */
export function BillingAddress() {
	const { data } = useQuery(billingAddressQuery);
	if (!data) return null;
	return <Field kept={data.billing_address ?? ""} />;
}

function Field({ kept }: { kept: string }) {
	const client = useQueryClient();
	const id = useId();
	const [address, setAddress] = useState(kept);
	const keep = async () => {
		if (address.trim() === kept) return;
		const answer = await callApi(setBillingAddress, { body: { billing_address: address } });
		client.setQueryData(billingAddressQuery.queryKey, answer);
	};
	return (
		<details className="text-sm" open={kept !== "" || undefined}>
			<summary className="link tap-line cursor-pointer">
				Add a billing address to your receipt (optional)
			</summary>
			<label className="sr" htmlFor={id}>
				Billing address
			</label>
			<textarea
				id={id}
				className="input mt-2 w-full"
				rows={3}
				maxLength={longest}
				autoComplete="billing street-address"
				placeholder={"Street and number\nZIP code and city\nCountry"}
				value={address}
				onChange={(event) => setAddress(event.target.value)}
				onBlur={() => void keep().catch(showError)}
			/>
		</details>
	);
}

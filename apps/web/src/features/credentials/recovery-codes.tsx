import { Copy, Download, Printer } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { toastError, toastSuccess } from "../../ui/messages/toast.tsx";
import "../../styles/print.css";

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	const text = codes.join("\n");
	const copy = () => {
		navigator.clipboard.writeText(text).then(
			() => toastSuccess("Codes copied."),
			() => toastError("We couldn’t copy them. Please write them down."),
		);
	};
	return (
		<div className="grid gap-4">
			<p className="text-ink-2">
				Each of these recovery codes signs you in once if you don’t have your phone. You won’t see them again.
				Keep them somewhere safe, away from your password.
			</p>
			<div className="recovery-sheet">
				<p>Learnin recovery codes</p>
				<ul className="recovery-codes">
					{codes.map((code) => (
						<li key={code} className="secret-key">
							{code}
						</li>
					))}
				</ul>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button variant="line" icon={<Copy className="i" />} onClick={copy}>
					Copy
				</Button>
				<Button variant="line" icon={<Printer className="i" />} onClick={() => print()}>
					Print
				</Button>
				<Button variant="line" icon={<Download className="i" />} onClick={() => download(text)}>
					Download
				</Button>
			</div>
			<Button variant="primary" block onClick={onDone}>
				I saved them
			</Button>
		</div>
	);
}

function download(text: string): void {
	const url = URL.createObjectURL(new Blob([`Learnin recovery codes\n\n${text}\n`], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = "learnin-recovery-codes.txt";
	link.click();
	URL.revokeObjectURL(url);
}

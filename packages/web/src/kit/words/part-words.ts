/** The words of one part of the client: a file per language in its folder `words`, loaded together with the part. */
import { signal } from '@preact/signals';
import { addPart } from './shown-language.ts';

/** Loaders by file, as `import.meta.glob('./??.ts')` finds them. */
type Files<SharedWords> = Readonly<Record<string, () => Promise<SharedWords>>>;

/** A part without a file for the language uses English. */
function fileFor<SharedWords>(files: Files<SharedWords>, language: string): () => Promise<SharedWords> {
  const load = files[`./${language}.ts`] ?? files['./en.ts'];
  if (load === undefined) throw new Error('a part without English words');
  return load;
}

/** Returns the words in the current language. Components that read them rerender when it changes. */
export function partWords<SharedWords>(files: Files<SharedWords>): () => SharedWords {
  const current = signal<SharedWords | undefined>(undefined);
  addPart({
    isLoaded: () => current.value !== undefined,
    load: async (language) => {
      const loaded = await fileFor(files, language)();
      return () => {
        current.value = loaded;
      };
    },
  });
  return () => {
    if (current.value === undefined) throw new Error('these words are not loaded yet');
    return current.value;
  };
}

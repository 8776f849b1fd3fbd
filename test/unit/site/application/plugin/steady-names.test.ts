import { withSteadyNames } from '../../../../../src/site/application/plugin/steady-names';

class SwcJsMinimizerRspackPlugin {
  readonly name = 'SwcJsMinimizerRspackPlugin';
  constructor(readonly options: object) {}
}
const bundler = { SwcJsMinimizerRspackPlugin };
const forStyles = { name: 'LightningCssMinimizerRspackPlugin', apply: () => undefined };

it('makes names independent of character frequencies, and keeps the minimizer of styles', () => {
  const forScripts = new SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: true } });
  const [scripts, styles] = withSteadyNames([forScripts as never, forStyles as never], bundler);
  expect(styles).toBe(forStyles);
  expect(scripts).toMatchObject({
    options: {
      minimizerOptions: { minify: true, module: true, mangle: { disableCharFreq: true } },
    },
  });
});

it('stops the build if another minimizer of scripts is used', () => {
  expect(() => withSteadyNames([forStyles as never], bundler)).toThrow(/\.ci\/reproducible/);
  expect(() => withSteadyNames(undefined, bundler)).toThrow(/steady-names/);
});
